/** HTTP, security, privacy and performance, by what people look for in them. */
export const networkSpecWords = `
fetch: http requests from pages; cors; request and response; cross origin resource sharing; redirect and credentials modes; load resources; preflight request
rfc2397: inline files in url; base64 image in address; data uri scheme
rfc3229: send only changes; instance manipulation; a-im header
rfc4120: kerberos; tickets and realms; windows domain login
rfc5861: stale-while-revalidate; stale-if-error; serve old content while refreshing
rfc6265 rfc6265bis layered-cookies: set-cookie header; session cookies; samesite; cookie attributes; cookie path and domain; httponly secure flags; cookies standard
rfc6265bis layered-cookies: cookie prefixes; cookies new version; successor of rfc 6265
layered-cookies: cookies in layers for browsers and servers
rfc6266: download filename header; attachment; content-disposition
rfc6386: vp8 video bitstream
rfc6454: same origin; scheme host port; origin header
rfc6455: websocket handshake; frames of websocket; upgrade to websocket; ws wire protocol
rfc6797: force https; strict-transport-security; hsts preload
rfc7034: block embedding in frame; x-frame-options; deny sameorigin; clickjacking protection
rfc7230 rfc9112: http/1.1 message format; chunked transfer; connection keep-alive; request line
rfc7231 rfc9110: status codes; methods get post put delete; 404 not found; content negotiation; http headers meaning; 200 ok; accept header
rfc7232 rfc9110: etag and if-none-match; last-modified; 304 not modified; conditional get
rfc7233 rfc9110: partial content; resume download; byte ranges; 206
rfc7234 rfc9111: max-age no-store; browser cache rules; expires and age; freshness; vary
rfc7235 rfc9110: www-authenticate; 401 unauthorized; authorization header
rfc7239: proxy client address; x-forwarded-for; original host behind proxy; load balancer headers; real ip of client
rfc7240: prefer return minimal; client preferences header; respond-async
rfc7469: hpkp; pin certificates; public-key-pins
rfc7538: status 308; permanent redirect that keeps method
rfc7540 rfc9113: multiplexed http; server push; h2; binary framing; hpack
rfc7578: multipart form data; upload files by form; form boundary
rfc7616: digest login; md5 password hash over http; challenge response login
rfc7617: user name and password header; basic login; base64 credentials; htaccess password; basic auth
rfc7725: status 451; censored content; unavailable for legal reasons
rfc7838: alt-svc; other server for same site; advertise http3
rfc7903: bmp wmf emf mime types; windows bitmap
rfc7932: brotli; br compression; content-encoding br
rfc8246: never revalidate; immutable caching; versioned assets; cache forever; fingerprinted files
rfc8288: link header; rel types; link relations; pagination links
rfc8297: status 103; early hints; preload before response
rfc8470: tls 1.3 zero round trip; 0-rtt; replay of early data; too early status
rfc8610: schema for cbor; data definition language for json; describe cbor structures
rfc8878 rfc9659: zstandard; zstd compression; content-encoding zstd
rfc8942: request headers about device; client hints header; accept-ch
rfc9114: http over quic; h3; udp transport; qpack
rfc9163: expect-ct; certificate transparency
rfc9218: priority of responses; urgency and incremental; priority header; order of resource loading
rfc9421: sign http requests; signature-input; verify http message
rfc9530: content-digest; checksum of body; hash of representation
rfc9649: webp; google image format; webp container
rfc9842: shared dictionary; dictionary compression; delta updates of scripts
idempotency-key-header: safe retry of post; prevent double payment; idempotent request
no-vary-search: ignore query parameters in cache; utm parameters and cache
unencoded-digest: checksum before encoding
client-hint-reliability client-hints-infrastructure: critical-ch; sec-ch headers; device hints in requests; client hints in browsers
responsive-image-client-hints: dpr width viewport hints; images sized by server
user-preference-media-features-headers: dark mode request header; sec-ch-prefers-color-scheme; reduced motion header
ua-client-hints: user agent string replacement; browser brand and version; sec-ch-ua; detect mobile and platform
savedata: reduce data usage; save-data header; lite mode
netinfo: connection type; effective bandwidth; slow network detection; 4g or wifi
fetch-metadata: sec-fetch headers; where request came from; block cross site requests; request context headers; csrf defence
CSP3: content security policy; script-src and nonce; block inline scripts; allowed sources; stop xss; frame-ancestors; csp level 2 and 3
csp-embedded-enforcement: require policy of iframe; csp attribute
csp-next: replacement of content security policy; simpler csp; script restrictions policy; next generation of csp; successor of csp
mixed-content: http image on https page; insecure content blocked
upgrade-insecure-requests: rewrite http to https; upgrade links
referrer-policy: referer header; what is sent as referrer; no-referrer; hide where visitors come from
permissions-policy-1: feature policy; turn off camera for iframes; allow attribute; disable features
document-policy: restrict slow or heavy features; policy header of document; limit features by header; oversized images blocked; sync scripts blocked
document-isolation-policy: cross origin isolation for one document; shared memory without coop
secure-contexts: https only features; localhost is trustworthy; isSecureContext
isolated-contexts: isolated web apps; powerful apis
sri-2: integrity hash of scripts; cdn file not changed; integrity attribute
signature-based-sri: scripts signed by key; ed25519 signature of resource; integrity by signature
trusted-types: prevent dom xss; safe innerHTML; policies for strings
clear-site-data: delete all data of site; logout header; wipe cookies and cache
local-network-access private-network-access: router and printer requests; requests to local devices; intranet protection; lan permission; private ip addresses
connection-allowlists: only connect to listed servers; restrict outgoing requests
storage-access: cookies in iframe; third party cookies; embedded login
storage-access-headers: activate storage access by header
saa-non-cookie-storage: unpartitioned storage in iframe; indexeddb in third party frame
requestStorageAccessFor first-party-sets: related sites share cookies; related website sets
partitioned-cookies: chips; cookies per top site; cookie jar by site
cross-origin-storage: share large files between sites; cache models across origins
storage-buckets: several storage areas; eviction priority of data
nav-tracking-mitigations: bounce tracking; redirect trackers; link decoration; tracking parameters
gpc: do not sell my data; privacy signal; opt out header
tracking-dnt: do not track; dnt header
fingerprinting-guidance: browser fingerprint; identify users by configuration
privacy-principles: privacy on the web; personal data; what sites may know; respect users
anonymous-iframe: iframe without credentials; embed without coep; credentialless frame
fenced-frame: ads isolated from page; frame that cannot talk to page; private embed
private-aggregation-api: aggregated measurement across sites; summary reports with noise; histogram contributions; privacy sandbox reporting; cross-site statistics without tracking
attribution-reporting-api attribution: ad conversion measurement; clicks and purchases; attribution of advertising
private-click-measurement: safari ad clicks; webkit ad measurement; privacy preserving conversions
topics: interests of browser; ads by interest; privacy sandbox topics
turtledove: fledge; ad auction on device; interest groups; remarketing
shared-storage: storage across sites; worklet for cross-site data
trust-token-api: private state tokens; trust tokens; prove not a bot; anti fraud tokens
webpackage: signed exchanges; sxg; amp pages; offline bundle
network-error-logging: report failed requests; nel header; dns and tls failures
network-reporting: report-to header; reporting endpoints for network; collect network reports
reporting-1: Reporting-Endpoints; reports from browser; ReportingObserver; send violation reports to server
crash-reporting: tab crashed; out of memory report; unresponsive page report
deprecation-reporting: use of deprecated features; warn about removed apis
intervention-reporting: browser blocked an action; interventions
beacon: send analytics on unload; sendBeacon; data before leaving page
server-timing: server metrics in devtools; timing header; database time of response; backend durations
resource-timing: how long files take to load; network waterfall; transfer size
navigation-timing-2: page load time; time to first byte; dom content loaded timing
performance-timeline: PerformanceObserver; performance entries; getEntries
user-timing: performance mark and measure; own timings
hr-time-3: performance.now; precise clock; time origin
paint-timing: first paint; first contentful paint; fcp
largest-contentful-paint: lcp; biggest image painted; core web vitals
layout-instability: cls; layout shift; moving content
event-timing: inp; input delay; slow interactions; first input
longtasks-1: main thread blocked; tasks over 50 ms
long-animation-frames: loaf; slow frames; which script is slow
element-timing: elementtiming attribute; when images and text are shown; render time of one element; hero element
container-timing: when part of page has been painted; render time of section; containertiming attribute
soft-navigations: route changes of single page apps; spa navigation metrics
timing-entrytypes-registry: list of performance entry types; names of entries
performance-measure-memory: memory of page; heap size; leaks
compute-pressure: cpu load; device under pressure; thermal state
cpu-performance: how fast is the device; performance class
trace-context-2 trace-context-amqp trace-context-binary trace-context-mqtt: traceparent header; distributed tracing; opentelemetry; trace ids across services
trace-context-protocols-registry tracestate-ids-registry: registered trace formats; tracestate vendors
baggage: key values across services; context propagation header
change-password-url: well-known change password; link for password managers
passkey-endpoints-1: where to create passkeys; well-known passkeys; manage passkeys link; enroll passkey address
`
