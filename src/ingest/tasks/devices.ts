/** Media, graphics and devices. */
export const deviceTasks = `
video: play film; mp4 player; video player; embed movie; background video; loop video; video without controls; poster image; plays inline; silent autoplay; video on loop; html5 video; play clip automatically; embed video file; video background; autoplay video without sound; video plays automatically; mute video; video player controls; play video in loop; pause video; video thumbnail; responsive video; play video inline on iphone; mp4 video; hide video controls; video on page; start video muted; video does not autoplay
audio: play music; mp3 player; background music; sound file; sound on click; audio player; notification sound; play mp3; sound effect; music player; background music on page; mp3 on website; stop sound; volume of sound; autoplay music; loop sound; embed audio; play mp3 file; sounds in game
audio-session: mix audio with other apps
web-audio: synthesizer; visualise sound; sound effects; generate tones; frequency analysis; play notes; equaliser; audio visualizer; beep; spatial sound; mix audio; volume meter; drum machine; oscillator; reverb
audio-worklet: own audio processing; custom audio effect; low latency audio
mediastream-recording: record audio; record video; record from camera; voice recorder; save recording; record microphone; record canvas; voice message; capture audio to file; record screen to file; screencast
screen-capture: record screen; share screen; screenshot of tab; screen recording; capture display; present my screen; capture window; share my desktop; get display media; take screenshot; screencasting
element-capture region-capture: capture part of tab; record one element
media-capture usermedia: use webcam; microphone recording; take a selfie; access camera; open camera; camera stream; use mic; video from camera; get user media; camera permission; webcam photo; list cameras; front camera; audio input
media-session: buttons on lock screen; now playing; media keys; headphone buttons; song title on lock screen; control playback from notification; keyboard media keys; album art on lock screen
media-source: adaptive streaming; hls player; play segments; streaming video; dash; buffer video; hls in browser; m3u8
managed-media-source: streaming on iphone
encrypted-media-extensions: drm; protected video; widevine; copy protection; netflix
webcodecs: encode video; decode frames; video editor; transcode; access video frames; ffmpeg in browser; extract frames
media-capabilities: can it play smoothly; supported codec; 4k support
picture-in-picture: floating video; mini player; video in small window; video keeps playing in corner; watch while browsing; pop-out video; detached video; video keeps playing while scrolling; small floating video; pop out video player; mini video
document-picture-in-picture: floating window with html; small always visible window; always on top; mini window; custom floating player; timer window on top
webvtt text-tracks: subtitles; captions of a video; closed captions; captions for deaf users; subtitle file; srt; captions track; transcript; chapters; translate video text; deaf and hard of hearing; timed text; cc button; add subtitles to video; captions for videos; subtitles file; closed captioning; caption track; subtitle format; subtitles in html5 video; captions for hearing impaired; add captions; sync text with video
remote-playback presentation-api: cast to tv; airplay; chromecast; second screen; play on television
fullscreen: fill whole screen; hide browser bars; fullscreen button; maximize; go full screen; video over whole screen; game fullscreen; exit fullscreen; cover entire screen; presentation mode; whole display; make video fullscreen; full screen mode; toggle fullscreen; open page in fullscreen; fullscreen button for video; exit full screen; whole screen; go fullscreen; show element on entire screen; fullscreen game
request-video-frame-callback: each video frame; sync with video frames
preserves-pitch: playback speed without chipmunk; change speed
img: show picture; insert image; alternative text; add photo; display a logo; image tag; picture on page; alt text; describe image for the blind; broken image; image description; add an image; insert a picture; image from url; show an image; image size; center an image; alternative text for image; image link; image not showing; put image in page; fit image
html.elements.img.alt: text alternative of image; describe picture for blind users; alternative text of a photo; image description for screen readers
html.elements.video.autoplay: start video automatically; play by itself
srcset: image for small screens; retina images; different image sizes; responsive images; image resolutions; image by screen width; serve smaller images; 2x image; adapt image to screen; images for mobile; scale image with screen
picture: different image for phone; art direction; image format fallback; responsive picture; dark mode image; webp fallback; swap picture on mobile
loading-lazy: load images later; images below the fold; defer images; load images on scroll; delay iframe loading; only load visible pictures; load pictures when needed; lazyload img; lazy pictures; defer offscreen images; img loading attribute
loading-lazy-media: lazy video; delay video loading
sizes-auto: automatic sizes attribute
avif: modern image format; smaller pictures; av1 image; next gen images
webp: google image format; smaller than jpeg; google picture format
jpegxl: jxl; successor of jpeg; progressive image format
png: picture with transparency; animated png; apng; lossless image; moving png
gif: animated picture; short animation; moving picture
jpeg: photo format; jpg
svg: vector graphics; icon; scalable image; draw shapes in markup; logo that scales; vector image; inline icon; icon system; vector drawing; sharp at any size; line drawing; illustrator export
svg-filters: distort image; goo effect; turbulence; displacement; gooey
smil-svg-animations: animate svg without script; animated icon
image-maps: clickable areas of picture; clickable map; hot spots
canvas canvas-2d: draw with script; drawing board; charts; paint app; game graphics; image manipulation; pixel manipulation; draw lines; sketch; edit picture; draw circle; draw on page; resize image in browser; whiteboard; 2d game; read pixels; crop image with script; generate image; watermark
canvas-html: draw html into canvas; html to image
offscreen-canvas: draw in worker; rendering off main thread; canvas in background thread
imagebitmaprenderingcontext createimagebitmap: decode image in worker; bitmap from blob
webgl: 3d in browser; shaders; three.js; graphics card; 3d graphics; opengl; 3d model; 3d game; gpu rendering; three dimensional graphics; glsl; 3d scene
webgl2: opengl es 3; modern shaders
webgpu: compute on gpu; modern 3d; gpu compute; successor of webgl; machine learning on gpu; vulkan and metal in browser; wgsl; run models on gpu; graphics processor
webnn: neural network; machine learning; run ai models; npu; inference in browser
webxr-device: vr headset; virtual reality; immersive; vr glasses; 3d headset; metaverse; oculus quest
webxr-ar: augmented reality; ar on phone; place furniture in room; camera with 3d objects
gamepad: game controller; joystick; xbox controller; playstation controller; controller buttons
gamepad-haptics: rumble; controller vibration
geolocation: where is the user; get location of user; current position; find my location; nearby; gps; map position; location of visitor; coordinates of user; locate me; show user on map; latitude and longitude; store finder; distance to user; live location; get users position; find user location; show my location; track user position; distance from user; user's country; ask for location; current location on map; get gps coordinates; where am i; device position
geolocation-element: location button; ask for position with button
device-orientation-events orientation-sensor: tilt phone; compass; shake; phone rotated; gyro; tilt controls; detect shake; step counter; which direction phone points
accelerometer gyroscope: motion sensor; movement of device
ambient-light: light sensor; brightness of surroundings; dark room
magnetometer: magnetic field
screen-orientation: portrait or landscape; rotated phone; orientation change
screen-orientation-lock: lock landscape; force portrait; prevent rotation
screen-wake-lock: keep display awake; do not dim screen; prevent sleeping; screen stays on; phone goes to sleep; recipe page screen on; no sleep; avoid screen lock; keep phone awake
vibration: buzz phone; haptic feedback; shake the device; phone vibrates; tactile feedback
battery: charge level; is it charging; low battery; battery percentage; power level
web-bluetooth: connect to sensor; heart rate monitor; ble devices; bluetooth low energy; read sensor; pair device; smart watch connection; bluetooth device
web-nfc: tap card; read tag; nfc chip; contactless; rfid
webusb: talk to usb device; connect hardware; usb access; flash firmware
serial: arduino; serial port; microcontroller; com port; esp32
webhid: special keyboard; macro pad; custom input device; stream deck
web-midi: music keyboard; piano; midi controller; synth
barcode: scan qr code; read barcode; qr scanner; scan code with camera; qr code; ean code
hardware-concurrency: number of cpu cores; processor count
device-memory: how much ram; low end device; weak devices
devicepixelratio: pixel density by script; blurry canvas on retina
device-posture viewport-segments: foldable phone; two screens; folding screen; dual screen; surface duo; hinge
window-management: second monitor; multiple displays; place window on other screen; several screens; external monitor
screen: resolution of monitor; screen size; display size; monitor width
print: print dialog; save as pdf; print the page; printer; print this page; print out; print page; print the website; print with javascript; open print dialog; printing page
print-events: before printing
pdf-viewer: can browser show pdf; pdf in page
ink: low latency pen drawing; stylus delay
virtual-sensors: fake sensors in tests
print page-setup: generate a pdf; export page as pdf; hide elements when printing; print only a part; print a div; page numbers in print; print layout; header on every printed page; print preview
usermedia media-capture: use camera of phone; switch camera; show camera on page; capture photo from webcam; microphone input; access phone camera; live camera preview; record voice with microphone; detect microphone; permission for camera; stream webcam
srcset picture: different images for mobile; images for different screens; scale images to screen; image sizes for phones; responsive picture for phone; adapt image size; image for retina; serve right image size; image resizes with window
`
