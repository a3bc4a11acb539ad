/** Entries of interfaces beyond the page, and of HTTP, by what they do. */
export const serviceEntryTasks = `
api.setTimeout: wait seconds; delay; run later; sleep; debounce
api.clearTimeout: cancel timer; stop delay
api.setInterval: repeat every second; timer; poll
api.clearInterval: stop repeating; stop timer
api.queueMicrotask: after current code; microtask
api.structuredClone: deep copy; clone object; copy nested object
api.fetch: load data; http request; call api; ajax; get json
api.atob: decode base64; base64 to text
api.btoa: encode base64; text to base64
api.createImageBitmap: decode image
api.crypto api.Crypto: random values
api.Crypto.randomUUID: random id; unique id; guid; uuid
api.Crypto.getRandomValues: secure random; random bytes
api.SubtleCrypto.digest: hash text; sha-256; checksum; hash password
api.SubtleCrypto.encrypt: encrypt data; aes
api.SubtleCrypto.decrypt: decrypt data
api.SubtleCrypto.sign: sign data; signature; hmac
api.Response.json: parse response; json of response; response body as object
api.Response.text: body as text
api.Response.blob: body as file; download image
api.Response.ok: request successful; check status
api.Response.status: status code; http status of response
api.Response.body: stream response
api.Response.clone: read response twice
api.Request: request object
api.Headers: request headers; response headers
api.Headers.get: read header
api.Headers.set: set header; authorization header
api.AbortController.abort: cancel request; stop fetch; abort request
api.AbortController: cancel fetch; cancel token
api.AbortSignal.timeout_static: request timeout; time limit; give up after seconds
api.AbortSignal.any_static: combine signals; several signals
api.XMLHttpRequest.progress_event: download progress
api.XMLHttpRequestUpload api.XMLHttpRequest.upload: upload progress; percent uploaded
api.WebSocket: real time connection; chat socket; two way connection
api.WebSocket.send: send message to server
api.WebSocket.message_event: message from server
api.EventSource: server push; live updates; event stream
api.Navigator.clipboard api.Clipboard: clipboard access
api.Clipboard.writeText: copy text; copy button
api.Clipboard.readText: paste text; read clipboard
api.Clipboard.write: copy image; copy html
api.ClipboardItem: image in clipboard; clipboard content types
api.Navigator.share: share button; native share; share sheet
api.Navigator.canShare: can share files
api.Navigator.geolocation api.Geolocation: user location
api.Geolocation.getCurrentPosition: location of user; where is user; coordinates of user; gps position
api.Geolocation.watchPosition: follow location; track user; live position
api.Navigator.onLine: is online; internet connection; offline check
api.Navigator.connection api.NetworkInformation: speed of connection; slow network
api.NetworkInformation.effectiveType: 3g or 4g; connection type
api.NetworkInformation.saveData: data saver on
api.Navigator.language: browser language; preferred language
api.Navigator.languages: all languages of user
api.Navigator.userAgent: browser name
api.Navigator.userAgentData: client hints in javascript; platform of user
api.Navigator.hardwareConcurrency: number of cores; cpu cores
api.Navigator.deviceMemory: amount of ram
api.Navigator.maxTouchPoints: has touch screen; touch support
api.Navigator.vibrate: vibrate phone; haptic feedback; buzz
api.Navigator.getBattery: battery level; battery charge
api.Navigator.sendBeacon: send data on exit; analytics on close; log when leaving
api.Navigator.wakeLock api.WakeLock.request: keep screen on; prevent sleep; screen stays awake
api.Navigator.setAppBadge: number on icon; unread badge
api.Navigator.clearAppBadge: remove badge
api.Navigator.getGamepads: controller buttons; joystick
api.Navigator.requestMIDIAccess: midi keyboard
api.Navigator.storage api.StorageManager.estimate: free space; storage used; quota
api.StorageManager.persist: persistent storage; prevent eviction
api.StorageManager.getDirectory: private file system; sqlite file
api.Navigator.permissions api.Permissions.query: permission state; was permission granted
api.Navigator.serviceWorker api.ServiceWorkerContainer.register: install service worker; register worker; offline support
api.Navigator.credentials api.CredentialsContainer.get: log in with passkey; get credential
api.CredentialsContainer.create: create passkey; register passkey
api.PublicKeyCredential: passkey
api.Navigator.mediaDevices api.MediaDevices.getUserMedia: webcam; microphone access; open camera
api.MediaDevices.getDisplayMedia: share screen; screen sharing
api.MediaDevices.enumerateDevices: list cameras; choose microphone; available devices
api.MediaRecorder: record video; record audio; voice recorder
api.Navigator.mediaSession: lock screen controls; media keys
api.Navigator.bluetooth: connect bluetooth device
api.Navigator.usb: connect usb device
api.Navigator.serial: serial port
api.Navigator.hid: special keyboards; hid device
api.Navigator.xr: virtual reality
api.Navigator.gpu: graphics card; gpu compute
api.Navigator.contacts: pick contact
api.Navigator.virtualKeyboard: on-screen keyboard size; keyboard covers
api.Navigator.locks api.LockManager.request: one tab at a time; lock resource
api.Navigator.cookieEnabled: cookies allowed
api.Notification: desktop notification; system message
api.Notification.requestPermission_static: ask for notification permission; allow notifications
api.PushManager.subscribe: subscribe to push; push notifications
api.ServiceWorkerRegistration.showNotification: notification from worker
api.Cache.addAll: cache files; store pages offline
api.CacheStorage: offline cache; cached responses
api.ServiceWorkerGlobalScope.fetch_event: intercept requests; answer from cache
api.ServiceWorkerGlobalScope.push_event: push received
api.ServiceWorkerGlobalScope.skipWaiting: activate new version at once
api.Worker: background thread; run without freezing
api.Worker.postMessage: message to worker
api.SharedWorker: worker of all tabs
api.OffscreenCanvas: draw in worker
api.BroadcastChannel: message to other tabs
api.MessageChannel: private channel
api.Window.postMessage: message to iframe; cross window message
api.IDBFactory.open: open database; local database
api.IDBObjectStore.add: insert record; store record
api.IDBObjectStore.getAll: read all records
api.CookieStore.get: read cookie async
api.CookieStore.set: write cookie async
api.URL.URL: parse url; url parts
api.URL.createObjectURL_static: preview file; url of blob
api.URL.revokeObjectURL_static: free blob url; release preview
api.URL.canParse_static: valid url; is it a url
api.URL.searchParams api.URLSearchParams: query parameters; query string; parse query
api.URLSearchParams.get: read query parameter; get url parameter
api.URLSearchParams.append: add query parameter
api.URLPattern: match route; path parameters
api.FileReader: read file content; read chosen file
api.FileReader.readAsDataURL: file to base64; image preview
api.FileReader.readAsText: read text file; read csv
api.Blob: file in memory; create file
api.Blob.text: text of file
api.Blob.arrayBuffer: bytes of file
api.Blob.slice: chunked upload
api.File.name: file name
api.Blob.size: file size
api.DataTransfer: dragged data
api.DataTransfer.setData: data of dragged element
api.DataTransfer.files: dropped files
api.DataTransfer.setDragImage: image while dragging; drag preview
api.IntersectionObserver: element visible; visible on screen; lazy load
api.ResizeObserver: element size changes; watch size
api.MutationObserver: dom changes; element added; watch changes
api.PerformanceObserver: measure web vitals; performance entries
api.Performance.now: precise time; measure duration; high resolution time
api.Performance.mark: time mark; measure code
api.Performance.measure: time between marks
api.LargestContentfulPaint: lcp
api.LayoutShift: cls; layout shift
api.PerformanceEventTiming: inp; slow interactions
api.Scheduler.postTask: prioritise task; task priority
api.Scheduler.yield: break long task
api.SpeechSynthesisUtterance api.SpeechSynthesis.speak: read aloud; speak text
api.SpeechRecognition: voice to text; dictation
api.AudioContext: audio graph; play tones
api.OscillatorNode: tone; beep
api.AnalyserNode: visualise audio; frequency data
api.GainNode: volume of audio graph
api.RTCPeerConnection: video call; peer connection
api.RTCDataChannel: peer to peer data
api.ReadableStream: stream of data
api.TransformStream: change stream
api.CompressionStream: gzip; compress data
api.DecompressionStream: unzip; decompress data
api.TextEncoder: text to bytes
api.TextDecoder: bytes to text
api.DOMParser.parseFromString: parse html; html string to document; parse xml
api.XMLSerializer.serializeToString: node to text; svg to string
api.Sanitizer: clean html
api.TrustedTypePolicyFactory.createPolicy: trusted html
api.Selection.getRangeAt: range of selection
api.Range: part of document; text range
api.Highlight: highlight text
api.CSS.supports_static: feature detection; check css support
api.CSS.escape_static: escape selector; escape id
api.CSS.registerProperty_static: typed custom property
api.CSSStyleDeclaration.setProperty: set css variable; change custom property
api.CSSStyleDeclaration.getPropertyValue: read css variable
api.CSSStyleSheet.CSSStyleSheet: create style sheet
api.CSSStyleSheet.insertRule: add css rule
api.BarcodeDetector: scan qr code; read barcode
api.IdleDetector: user inactive
api.PaymentRequest: checkout; pay button
api.console.log_static: print message; debug output
api.console.table_static: show table in console
api.console.time_static: measure time
api.Screen.orientation api.ScreenOrientation: rotated phone
api.ScreenOrientation.lock: lock rotation; force landscape
api.Screen.width: resolution of monitor
api.VisualViewport: visible area with keyboard; pinch zoom
api.DeviceOrientationEvent: tilt of phone; compass direction
api.DeviceMotionEvent: shake phone; acceleration
api.Navigation: single page routing
api.Navigation.navigate_event: intercept navigation; client routing
api.ViewTransition: page transition
api.CloseWatcher: back gesture closes
http.headers.Cache-Control: cache; browser cache; caching; max age; no cache
http.headers.Cache-Control.stale-while-revalidate: serve old while updating
http.headers.ETag: version of file; changed since
http.headers.Expires: expiry date; cache until
http.headers.Last-Modified: changed date
http.headers.Content-Type: mime type; type of file
http.headers.Content-Encoding: compressed response; gzip response
http.headers.Content-Disposition: download file name; save instead of open
http.headers.Content-Security-Policy: prevent xss
http.headers.Content-Security-Policy.frame-ancestors: prevent framing; clickjacking; who may embed
http.headers.Content-Security-Policy.script-src: inline scripts
http.headers.X-Frame-Options: clickjacking protection; not in iframe; refuse embedding
http.headers.X-Content-Type-Options: nosniff; mime sniffing
http.headers.X-XSS-Protection: old xss filter
http.headers.Strict-Transport-Security: always https
http.headers.Referrer-Policy: hide referrer; privacy of referrer
http.headers.Permissions-Policy: disable camera; feature control
http.headers.Access-Control-Allow-Origin: allow other domain; cors header; cross domain requests
http.headers.Access-Control-Allow-Credentials: cookies across origins
http.headers.Access-Control-Allow-Methods: preflight methods
http.headers.Access-Control-Max-Age: cache preflight
http.headers.Set-Cookie: create cookie; cookie from server
http.headers.Set-Cookie.SameSite: same site; csrf cookie; cross site cookies
http.headers.Set-Cookie.HttpOnly: cookie not readable by script; http only
http.headers.Set-Cookie.Partitioned: chips; third party cookie per site
http.headers.Set-Cookie.Max-Age: cookie expiry; cookie lifetime
http.headers.Authorization: bearer token; login header
http.headers.WWW-Authenticate: password prompt; basic login
http.headers.Accept-Language: preferred languages
http.headers.Accept-Encoding: supported compression
http.headers.Location: redirect target
http.headers.Refresh: redirect after seconds
http.headers.Retry-After: try again later
http.headers.Range: resume download
http.headers.Clear-Site-Data: delete cookies on logout
http.headers.Cross-Origin-Opener-Policy: isolate window
http.headers.Cross-Origin-Embedder-Policy: cross origin isolation
http.headers.Cross-Origin-Resource-Policy: block embedding of resource
http.headers.Server-Timing: server durations
http.headers.Link: preload by header
http.headers.Priority: request priority
http.headers.Vary: cache per header
http.headers.User-Agent: browser identification
http.headers.Sec-Fetch-Site: where request comes from
http.headers.Origin: origin of request
http.status.103: early hints; preload hints
http.status.308: permanent redirect; moved for good
http.status.425: replay risk
api.Response.body api.ReadableStream: read chunks
api.Navigator.language http.headers.Accept-Language: language of user
api.Navigator.mediaDevices api.MediaDevices.getUserMedia html.elements.input.capture: use camera
api.URL.createObjectURL_static html.elements.video.poster: preview image
api.Blob.slice http.headers.Range: part of file
api.CSS.registerProperty_static css.at-rules.property: animatable variable
api.Screen.orientation api.ScreenOrientation css.at-rules.media.orientation: portrait or landscape
api.Screen.width css.at-rules.media: screen size
http.headers.Content-Security-Policy http.headers.Content-Security-Policy.script-src: allowed scripts
http.headers.Content-Security-Policy.frame-ancestors http.headers.X-Frame-Options: forbid framing
`
