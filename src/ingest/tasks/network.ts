/** Requests, storage, offline use and security. */
export const networkTasks = `
fetch: load data from server; get json from url; post request; api call; http request; download file by script; call a rest endpoint; axios; send json; get data; request data from backend; headers of request; load json file; http client; post json
fetch-request-streams: upload stream; streaming upload
fetchlater beacons: send data when page closes; analytics on leave; log when tab is closed; report on unload; tracking on exit; send before unload
fetch-priority: load hero image first; important image; high priority image; low priority script; loading order
xhr: request without fetch; upload progress event; old ajax; jquery ajax; progress of upload; progress bar of upload; show upload percentage; track upload progress; monitor upload
streams: process data while it loads; chunks of response; pipe data; stream response text; incremental loading; read body piece by piece; stream large file; backpressure; read response as it arrives; llm token streaming; streamed answer; chunked response; read stream of response; read response in chunks; process stream; streaming response; readable stream from fetch; stream data as it arrives; stream json; read fetch body; chat gpt style streaming; write stream
compression-streams: zip in browser; gzip; unzip; compress text; deflate; decompress file
server-sent-events: push from server; live updates; stream of events; server push messages; one-way real time; live feed; server notifies page; stream from server to client; live score updates; live news feed; stream updates to page; server pushes data; real time notifications from server; live log; event stream; stock ticker
websockets: chat; live connection; two-way communication; real time; multiplayer; socket connection; realtime updates; bidirectional; live data; instant messages; socket.io; keep connection open
webtransport: fast unreliable messages; quic; udp in browser; low latency games; datagrams
webrtc: video call; peer to peer; share files between browsers; voice chat; video conference; video chat; direct connection between browsers; screen sharing call; data channel; zoom clone
network-information: slow connection; wifi or mobile; speed of connection; bandwidth; 3g or 4g; connection type
online: offline detection; is there internet; detect when user is offline; connection lost; check connection; internet connection status; network down; show offline banner; came back online; lost network; navigator online; detect when offline; user goes offline; check internet connection status; connection status; show message when offline; is user online; network status; detect lost connection; event when internet is back
service-workers: offline app; cache files; work without internet; intercept requests; offline first; cache api; page without network; make website work offline; background script; precache; workbox; cache assets; appcache; application cache; offline support; works with no connection; network proxy in page
background-sync: send later when online; retry when connected; offline form submit; queue requests until online
periodic-background-sync: refresh in background; update content daily
background-fetch: long downloads; large download continues; download in background
push: message when page is closed; notify users; notifications from server; push on iphone; mobile push; send notification to phone; web push on ios; background notification; notification service; push subscription; send notification when site is closed; push notifications for website; notify user later; push message to phone; send push to users; web push subscription; wake up site
notifications: desktop alert; show message outside page; ask for permission to notify; system notification; popup notification; browser notification; alert on desktop; toast from os; show desktop notification; notification when message arrives; send notification; ask for notification permission; alert user in background; system notifications; push message on desktop
badging: number on app icon; unread count; red dot on icon; app icon badge
manifest: install website as app; home screen; app icon; splash screen; make site installable; installable web app; add icon to home; pwa install; standalone app; web app on phone
navigator-install install beforeinstallprompt: install button; custom install prompt; install app by button; prompt to install; ask users to install
app-shortcuts: menu on app icon; long press app icon
app-share-targets: receive shared files; app in share menu; share to my app
app-file-handlers: open file type with web app; double click file opens app; register file extension
app-protocol-handlers registerprotocolhandler: custom url scheme; mailto in webmail; handle links with own protocol
window-controls-overlay: custom title bar; draw in title bar
share: native share menu; share button; send link to friend; share dialog; share to whatsapp; social sharing; share page; share sheet of phone; share link; share button for mobile; share page on phone; native share; share to social media; share text or link; share image from web; open share menu
localstorage: save settings; remember value; keep data after reload; store in browser; persist state; data survives reload; save form draft; store key value; remember theme; session data; save preferences; local data; keep after closing; storage event; sync between tabs with storage; zustand persist
cookies: remember user; expire; session; login session; set cookie; read cookies; same-site; http only; cookie flags; keep logged in
cookie-store: read cookies asynchronously; cookie change; get cookie by name
partitioned-cookies: third-party cookie per site; chips; cookies in embedded frames
storage-access: cookies in iframe; third party cookies; embedded login; cross-site storage
indexeddb: store large data; database in browser; indexdb; promise wrapper of database; offline data; structured storage; client side database; save many records; nosql in browser; dexie; local database; store blobs; big amounts of data; save objects; indexed database; store lots of records
origin-private-file-system: store files in browser; sqlite in browser; fast file storage; private folder; virtual file system; save files without picker; sandboxed files
storage-manager: how much space is left; quota; persistent storage; storage limit; prevent eviction; free space
storage-buckets: separate stores
file-system-access: save to disk; edit local file; open folder; read and write files on computer; write file to disk; save as dialog; text editor in browser; open file from disk; choose folder; save document; local folder access
file: read file content; preview image before upload; blob; read text file; create a file; file size; content of chosen file; file to base64; image preview; load csv; read uploaded file; create download; filereader; read a text file; show selected image; read file in browser; file content in javascript; read csv file; get file name; file upload preview; load local file; user selects a file; convert image to base64; open a text file; picked file; save text to file; create download file; check file type; maximum file size; process chosen file; preview picture before uploading
download: save link as file; download button; force download; file name of download; save instead of open; export as file; csv export; download a file on click; save image button; link to download; download pdf; export data as file; trigger download; download file with name; save as
url: parse address; query string; read parameter from url; url parameters; search params; get variable; build query string; host name of link; change parameter; split address; get url parameter; encode url; parts of a link
url-canparse: check if link is valid; valid url check; validate link; validate a url string without exception; check if string is a link; is it a valid url
urlpattern: match routes; route matching; path parameters; express style routes
data-urls: embed image in stylesheet; inline image; base64 image; data scheme
history: change address without reload; back button; single page app routing; routing without framework; update url; go back; push state; browser back; change url without loading; change url without reload; routing in single page app; handle back button; go back one page; update address bar; add to browser history; replace url; spa routing; previous page button; disable back button
navigation: client side router; intercept links; single page navigation; spa router; react router; catch link clicks; navigation events; handle back and forward; intercept navigation; route change event; router without library; browser history modern; intercept link clicks in spa; client side routing; handle navigation in single page app; navigate without reload; listen to url change; router in javascript; intercept back button; spa navigation; detect route change; programmatic navigation
location: redirect; reload page; current url; go to other page; address of page; refresh by script; open other page; jump to url; host name; redirect after login
hashchange: react to hash; hash routing; fragment changed
page-visibility: tab in background; pause when hidden; user switched tab; tab is active; is tab visible; pause video in background; tab hidden; stop polling in background; user comes back to tab
page-lifecycle: frozen tab; discarded; page put to sleep
page-transition-events: back forward cache; pageshow; page restored from cache; restored after going back; unload replacement; instant back
bfcache-blocking-reasons: why page is not in back forward cache; cache for going back is not used
beforeunload: warn before leaving; unsaved changes; ask before closing; prevent closing tab; leave page warning; confirm leaving; lose unsaved work
broadcast-channel: talk between tabs; sync tabs; logout everywhere; message to other windows; share data between windows; share state of app across tabs; communicate across tabs; tabs in sync; sync logout across tabs; other tabs; send message to other tabs; sync state between tabs; share data between tabs; communicate between windows; same state in all tabs; logout all tabs; tabs communication
postmessage: talk to iframe; message between windows; communicate with embedded page; cross window message; parent window message; message from iframe; send data to iframe
channel-messaging: private channel between frames; message port
web-locks: only one tab at a time; mutex between tabs; leader election; lock resource; prevent double execution
cors: blocked by policy; request to other domain; access control; no access-control-allow-origin header; cross domain request; allow other origin; preflight; blocked request from localhost; api on other domain
csp: block inline scripts; prevent xss; allow only own scripts; security header; cross site scripting; nonce; script-src; block injected scripts; unsafe inline; restrict sources; protect from cross site scripting; allow scripts from own domain; block iframe embedding; prevent clickjacking; block other sites from embedding; security policy for scripts; refuse to load script; restrict image sources; protect website
permissions-policy: disable camera in iframe; restrict features; allow attribute; control browser features
feature-policy: old permission header; predecessor of permissions policy
permissions: ask for permission; was access granted; check permission; is camera allowed; denied permission
referrer-policy: hide where visitors come from; no referrer; referer header
hsts: always https; force https; force secure connection; redirect to https
mixed-content upgrade-insecure-requests: http image on https page; insecure content blocked; http to https
subresource-integrity: check cdn script; verify script hash; tampered script; integrity hash; secure cdn
clear-site-data: log out and delete everything; delete cookies by header; wipe cache; clear cache
iframe: embed other page; youtube embed; page in page; embed map; include website; show another site inside; frame; embed youtube video; embed google maps; embed another website; show website inside website; iframe full height; page inside page; embed video from other site; load page in box; embed form
iframe-sandbox: restrict embedded page; run untrusted code; safe iframe; isolate third party widget
iframe-srcdoc: inline html of frame; preview html
iframe-credentialless: frame without cookies
frame-sizing: iframe height by content; auto resize iframe; responsive iframe; iframe fits content
fetch-metadata: protect against cross-site requests; csrf protection; sec-fetch headers
is-secure-context: https only features; secure origin
http2 http3 http11: multiplexing; faster connections; quic protocol; server push protocol; protocol version
brotli zstd: smaller downloads; compress responses; content encoding; better than gzip
compression-dictionary-transport: delta updates; shared dictionary
early-data: zero round trip
server-timing: backend durations in devtools; server metrics
private-network-access local-network-access: request to router; talk to localhost; local devices; access home network
related-website-sets: sites of one company
topics: advertising interests; ads without cookies
protected-audience: remarketing; ad auction; fledge
attribution-reporting: ad conversions; conversion measurement
fencedframe: private ad frame
shared-storage: cross-site data without tracking
gpc: do not sell my data; do not track; privacy signal; opt out of tracking
savedata prefers-reduced-data: data saver; lite mode; save mobile data; less data
ua-client-hints: detect browser; which operating system; device model; user agent; mobile or desktop; browser version detection; detect os
user-agent-sniffing: detect safari; browser detection; read user agent string; what browser
speculation-rules: load next page in advance; instant navigation; preload pages; prefetch links; faster page changes; prerender next page; guess next page; instant page loads; quicklink
link-rel-preload: load font early; load image early; start loading sooner; important resources first; preload font
link-rel-prefetch: load for next page; fetch ahead
link-rel-preconnect: connect early; warm up connection
link-rel-dns-prefetch: look up domain early; resolve domain ahead
preloading-responsive-images: preload srcset
blocking-render: wait for script before rendering; flash of unstyled content
reporting: collect errors of visitors; browser reports; error reporting; send reports to server
webdriver webdriver-bidi: automated browser tests; selenium; puppeteer; playwright; browser automation; end to end tests; control browser
idle-detection: user is away; no activity; user inactive; away from keyboard; screen locked
compute-pressure: cpu load; busy processor; overheating; reduce quality when busy
fetch json: read json data; load json from server; parse response
page-visibility page-lifecycle beforeunload: detect when user leaves; user closes the tab; user goes away from page; leave page event; run code before tab closes; page loses focus
indexeddb localstorage: browser database; store data; data stored in browser; keep data in the browser; local storage of data; save something on the users computer; save data without server; browser storage; store data on client
`
