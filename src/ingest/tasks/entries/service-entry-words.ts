/** Entries of what a page can use, from storage to drawing, by the problem that they solve. */
export const serviceEntryWords = `
api.AbortController.signal: pass to fetch; token for cancelling
api.AbortSignal.abort_event: cleanup when cancelled; react to cancellation
api.AbortSignal.aborted: was it cancelled; is request cancelled
api.AbortSignal.reason: timeout or user cancel
api.AbortSignal.throwIfAborted: stop long function when cancelled
api.Animation.cancel: remove effect of animation; stop and reset animation
api.Animation.commitStyles: keep end state of animation; write final style to element
api.Animation.currentTime: seek animation; jump to moment of animation
api.Animation.pause: hold animation; freeze motion
api.Animation.playState: is animation running; paused or running
api.Animation.playbackRate: speed up animation
api.Blob.Blob: make file in memory; text to file; csv to file
api.Blob.stream: read blob in pieces; large file as stream
api.Blob.type: mime type of file; kind of file
api.Cache.add: fetch and store; precache one url
api.Cache.delete: evict cached url
api.Cache.keys: list of cached urls
api.Cache.match: is response cached
api.Cache.put: store response; save response for offline
api.CacheStorage.delete: remove old cache version; drop outdated cache
api.CacheStorage.keys: names of caches
api.CacheStorage.open: cache bucket by name
api.CanvasRenderingContext2D.beginPath: start new shape; lines keep redrawing
api.CanvasRenderingContext2D.bezierCurveTo: curved line with two handles; smooth curve on canvas
api.CanvasRenderingContext2D.clip: cut drawing to shape
api.CanvasRenderingContext2D.createLinearGradient: fade between colours on canvas; gradient fill on canvas
api.CanvasRenderingContext2D.createPattern: repeat image on canvas; tile texture on canvas
api.CanvasRenderingContext2D.createRadialGradient: glow on canvas; spotlight on canvas
api.CanvasRenderingContext2D.ellipse: oval on canvas; draw oval
api.CanvasRenderingContext2D.fill: paint the shape
api.CanvasRenderingContext2D.fillStyle: fill colour on canvas; paint colour
api.CanvasRenderingContext2D.filter: blur on canvas; brightness of canvas image
api.CanvasRenderingContext2D.font: text size on canvas
api.CanvasRenderingContext2D.globalAlpha: transparency on canvas; half transparent drawing
api.CanvasRenderingContext2D.globalCompositeOperation: eraser tool; blend on canvas; erase part of drawing
api.CanvasRenderingContext2D.imageSmoothingEnabled: pixel art on canvas; blurry scaled canvas image
api.CanvasRenderingContext2D.isPointInPath: was shape clicked; mouse over drawn shape
api.CanvasRenderingContext2D.lineCap: round line ends on canvas
api.CanvasRenderingContext2D.lineJoin: rounded corners of line on canvas
api.CanvasRenderingContext2D.lineWidth: thick line on canvas; pen thickness; brush size
api.CanvasRenderingContext2D.quadraticCurveTo: curve with one handle; smooth freehand line
api.CanvasRenderingContext2D.restore: undo canvas settings; back to saved drawing state
api.CanvasRenderingContext2D.rotate: turn drawing
api.CanvasRenderingContext2D.scale: zoom drawing; mirror canvas
api.CanvasRenderingContext2D.setLineDash: dotted line on canvas; dashed line on canvas
api.CanvasRenderingContext2D.shadowBlur: glow of drawn shape; soft shade on canvas
api.CanvasRenderingContext2D.stroke: draw the outline; line does not show on canvas
api.CanvasRenderingContext2D.strokeRect: empty rectangle on canvas; frame on canvas
api.CanvasRenderingContext2D.strokeStyle: line colour on canvas; pen colour
api.CanvasRenderingContext2D.textAlign: center text on canvas
api.CanvasRenderingContext2D.textBaseline: vertical position of canvas text
api.CanvasRenderingContext2D.translate: move origin of drawing; pan canvas
api.Clipboard.clipboardchange_event: clipboard content changed
api.Clipboard.read: pasted picture
api.DataTransfer.dropEffect: copy or move cursor while dragging
api.DataTransfer.effectAllowed: allow move only
api.DataTransfer.getData: read dragged text; id of dragged card
api.DataTransfer.items: dropped folder; dragged items kinds; pasted image item
api.DataTransfer.types: what is being dragged; is it a file drag
api.File.lastModified: date of chosen file
api.File.webkitRelativePath: path inside chosen folder
api.File: uploaded file object
api.FileReader.load_event: file has been read; preview ready
api.FileReader.progress_event: percent of file read
api.FileReader.readAsArrayBuffer: binary file content
api.FileReader.result: content after reading
api.FormData.FormData: all values of form; form element to data
api.FormData.delete: do not send a field
api.FormData.get: value of one field; read field by name
api.FormData.has: is field present
api.FormData.set: change field before sending
api.Headers.append: add header to request
api.Headers.has: is header present
api.History.back: go back by button
api.History.go: two pages back
api.History.length: how many pages in history
api.History.pushState: new history entry
api.History.replaceState: update query without history; filters in url silently
api.History.scrollRestoration: browser restores scroll in spa; turn off scroll restore
api.History.state: data of history entry
api.IDBObjectStore.clear: empty store
api.IDBObjectStore.createIndex: search records by field
api.IDBObjectStore.delete: remove record
api.IDBObjectStore.get: read record by key
api.IDBObjectStore.openCursor: loop over records
api.IDBObjectStore.put: update record; save or overwrite record
api.IntersectionObserver.disconnect: stop watching visibility; trigger only once
api.IntersectionObserver.observe: start watching visibility
api.IntersectionObserver.rootMargin: load before visible; start earlier
api.IntersectionObserverEntry.intersectionRatio: how much is visible; percent visible
api.IntersectionObserverEntry.isIntersecting: is it visible now; entered screen
api.Location.hash: part after hash sign; current section in address
api.Location.hostname: domain of page; is it localhost
api.Location.href: current address
api.Location.origin: protocol and host; base of address
api.Location.pathname: current route
api.Location.reload: reload after update
api.Location.replace: no way back redirect
api.Location.search: query part of address; everything after question mark
api.MediaDevices.devicechange_event: headphones plugged in; camera unplugged
api.MediaRecorder.dataavailable_event: recorded chunk; get recorded data
api.MediaRecorder.isTypeSupported_static: which recording format
api.MediaRecorder.start: begin recording
api.MediaRecorder.stop: end recording; finish recorder
api.MediaStreamTrack.applyConstraints: zoom camera; torch; flashlight of phone
api.MediaStreamTrack.enabled: mute microphone in call; camera off in call
api.MediaStreamTrack.stop: turn camera off; camera light stays on
api.Notification.click_event: open page from notification
api.Notification.close: hide notification
api.Notification.permission_static: are notifications allowed
api.Performance.getEntriesByType: load times of resources; list of timings
api.Performance.memory: memory used by page
api.Performance.timeOrigin: when page started
api.Request.Request: build request
api.ResizeObserver.disconnect: stop watching size
api.ResizeObserver.observe: start watching size
api.ResizeObserverEntry.contentRect: new size of element
api.Response.arrayBuffer: binary answer; bytes of response
api.Response.formData: form answer
api.Response.headers: header of answer; total count header
api.Response.url: final address after redirect
api.Screen.height: height of display
api.Storage.clear: delete everything saved; reset saved data
api.Storage.getItem: restore setting
api.Storage.key: loop over saved keys
api.Storage.length: number of saved values
api.Storage.removeItem: log out clears
api.Storage.setItem: keep theme choice
api.URL.hash: fragment of url object
api.URL.hostname: domain of url; host of link
api.URL.href: whole url as text
api.URL.origin: scheme and host of url
api.URL.parse_static: url without exception; null if invalid url
api.URL.pathname: path of url; last part of path
api.URL.search: query string of url
api.URLSearchParams.delete: drop filter from url
api.URLSearchParams.entries: loop over parameters; query to object
api.URLSearchParams.getAll: repeated parameter; several values of parameter
api.URLSearchParams.has: is parameter present
api.URLSearchParams.set: change page number in query
api.URLSearchParams.toString: object to query string
api.VisualViewport.height: height above keyboard; visible height with keyboard
api.VisualViewport.resize_event: phone keyboard opened; pinch zoom happened
api.VisualViewport.scale: pinch zoom level
api.WebSocket.close: disconnect socket; end chat connection
api.WebSocket.close_event: socket lost; reconnect socket
api.WebSocket.error_event: socket failed
api.WebSocket.open_event: socket connected
api.WebSocket.readyState: is socket open
api.Window.afterprint_event: after printing
api.Window.appinstalled_event: app was installed
api.Window.beforeinstallprompt_event: own install button
api.Window.beforeprint_event: before printing; prepare page for paper
api.Window.blur_event: user switched window
api.Window.customElements: register own tag
api.Window.devicemotion_event: phone shaken
api.Window.document: the page object
api.Window.find: search in page by script
api.Window.focus_event: user comes back to window
api.Window.gamepadconnected_event: controller plugged in
api.Window.getScreenDetails: second monitor; several displays
api.Window.history: back and forward list
api.Window.languagechange_event: browser language changed
api.Window.location: address of page
api.Window.navigator: browser information object
api.Window.opener: page that opened me
api.Window.outerWidth: width of whole browser
api.Window.parent: page around frame
api.Window.queryLocalFonts: fonts installed on computer
api.Window.rejectionhandled_event: promise caught late
api.Window.screen: display information
api.Window.scrollX: horizontal page position
api.Window.showSaveFilePicker: save as dialog
api.Window.speechSynthesis: voice object
api.Window.stop: stop loading page
api.Window.top: outermost window; am i in iframe
api.Worker.error_event: worker failed
api.Worker.message_event: result from worker; answer of worker
api.Worker.terminate: stop worker
`
