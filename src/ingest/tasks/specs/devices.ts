/** Devices, installed apps, identity and payments, by what people look for in them. */
export const deviceSpecWords = `
bluetooth bluetooth-scanning: connect to ble device; heart rate sensor; bluetooth low energy; gatt; beacons nearby
hid: game controllers and special keyboards; human interface device; raw hid reports
serial: com port; arduino; serial port; rs232 and usb serial
usb: connect usb device; talk to usb hardware; usb printer
web-nfc: nfc tags; ndef; tap phone on tag; contactless chips
web-smart-card: card reader; chip card; pc/sc; smart cards; electronic id card
webmidi: music keyboards; midi devices; synthesizers
gamepad gamepad-extensions: game controller buttons; joystick; xbox and playstation controllers; rumble
accelerometer: movement of device; shake; gravity
gyroscope: rotation speed of device; angular velocity
magnetometer: compass sensor; magnetic field; metal detector
orientation-sensor: orientation of device in space; quaternion of phone; rotation vector
orientation-event: tilt phone; device motion; alpha beta gamma; gyroscope events
ambient-light: brightness of surroundings; light sensor; lux
proximity: object near phone; distance sensor; phone at ear
generic-sensor: base for sensors; sensor readings frequency
geolocation geolocation-sensor: position of user; gps; latitude and longitude; where am i; location permission
geolocation-element: button for location; location permission element
battery-status: battery level; charging state; low power
vibration: vibrate phone; haptic feedback
screen-wake-lock: keep screen on; prevent sleep; display stays awake
screen-orientation: lock landscape; rotate screen; portrait mode
window-management: several monitors; open window on other display; multi screen placement
device-posture: foldable phone; folded or flat; dual screen laptop; hinge
device-memory-1: how much ram; memory of device; low end devices
device-attributes: serial number of managed device; asset id; enterprise device
managed-configuration: settings by administrator; enterprise policy for apps
input-device-capabilities: did touch cause mouse event; which device fired event; firesTouchEvents; sourceCapabilities
keyboard-lock: capture escape and system keys; games in full screen keyboard; alt tab
keyboard-map: layout of keyboard; qwertz azerty; label of a key; which character a key produces
virtual-keyboard: on-screen keyboard; keyboard covers input; show keyboard on phone
handwriting-recognition: recognise handwriting; strokes to text; stylus writing to text; ink recognition; written by hand
ink-enhancement: low latency pen; stylus drawing; delegated ink
eyedropper-api: pick color from screen; color picker tool
contact-picker: choose contacts; phone book; address book access
idle-detection: user is away; inactive user; screen locked
speech-api: voice recognition; text to speech; dictation; speak text; spoken commands
shape-detection-api: face detection; barcode and qr scanning; detect faces
text-detection-api: recognise text in picture; ocr; read text from photo; optical character recognition
local-font-access: fonts of the computer; installed fonts; use system fonts in design tool; enumerate local fonts
appmanifest: installable web app; icons and name of app; pwa manifest; start url and display mode; home screen app; manifest.json
manifest-app-info: screenshots and categories of app; app store listing; description of app
manifest-incubations: install prompt; file handlers; protocol handlers; share target; app tabs
image-resource: icons in manifest; image objects; sizes and purpose of icon
install-element: install button; install other web apps; install from page
get-installed-related-apps: is my app installed; native app installed
web-app-launch: which window opens; launch queue; client mode
window-controls-overlay: draw into title bar; desktop app title area
badging: unread count on icon; app badge; red dot
web-share: share button; native share dialog; share link to other app
web-share-target: receive shared content; app in share menu; share to my app
digital-goods: play store purchases; in-app products; billing in installed app; app store payment
content-index: articles available offline; list of offline content; offline reading; register cached pages
push-api: push messages; server wakes up app; push subscription; vapid
document-picture-in-picture: floating window with html; always on top window
picture-in-picture: floating video; video in small window
presentation-api: show page on tv; second screen; chromecast and projector; wireless display
remote-playback: play video on tv; cast; airplay
openscreenprotocol openscreen-application openscreen-network: connect screens and senders; discovery of displays; protocol behind casting; mdns and quic for displays
captured-mouse-events: cursor position in screen sharing; mouse in captured tab
miniapp-lifecycle miniapp-manifest miniapp-packaging: wechat and alipay mini programs; small apps in super app; mini apps
webextensions: browser extension api; add-ons; manifest v3; chrome extensions; content scripts
direct-sockets: raw tcp and udp; sockets in browser; telnet and ssh from page
web-preferences-api: override dark mode per site; set user preferences by script
permissions: query permission state; granted denied prompt
permissions-registry: names of permissions; list of powerful features
permissions-request: ask for permission by script; request permission
permissions-revoke: drop a permission; withdraw granted permission; revoke access; site gives permission back; give up a permission
webauthn-3: passwordless login; fingerprint and face login; fido2; security key; touch id; public key credentials; two factor authentication
fido-client-to-authenticator-protocol-v2.1 fido-client-to-authenticator-protocol-v2.2 fido-client-to-authenticator-protocol-v2.3: ctap2; usb security key protocol; yubikey; authenticator commands; roaming authenticator
credential-management-1: saved passwords; password manager; store and get login; automatic login
fedcm-1: sign in with google; identity provider login; federated login without third party cookies; single sign on
login-status: tell browser that user is logged in; signed in state; session status; identity provider status
email-verification: confirm address without sending mail; verified email; prove that user owns email; email ownership token; no confirmation link
digital-credentials: digital id; mobile driving licence; wallet documents; age verification; mdoc
dbsc-1: stolen session cookies; session bound to device key; cookie theft protection
web-otp sms-one-time-codes: verification code from sms; one time password; autofill sms code
webcrypto-2: encrypt and sign in browser; SubtleCrypto; hash sha-256; generate keys; random values; aes and rsa
webcrypto-modern-algos: post quantum algorithms; ml-kem; chacha20; argon2; sha-3
webcrypto-secure-curves: ed25519 and x25519; curve25519
payment-request: pay with browser; checkout form; apple pay and google pay; credit card dialog
web-based-payment-handler: payment apps in browser; pay app with service worker; own wallet; handle payments
payment-method-id payment-method-manifest: identify a payment method; url of payment method; authorise payment apps; which apps may handle payment
secure-payment-confirmation: confirm payment with passkey; strong customer authentication; 3-d secure; spc
merchant-validation: prove shop to payment handler; merchant session; merchant identity check; apple pay merchant
paymentlink: pay by link; qr code payment; wallet link tag
prompt-api: language model in browser; gemini nano; chat with built-in ai; llm on device
proofreader-api: correct grammar; spelling mistakes by ai
translation-api: translate text on device; detect language of text
writing-assistance-apis: summarise text; rewrite text; generate text
webmcp: tools for ai agents; model context protocol; agents use page
webnn: machine learning; neural network inference; ai accelerator; npu
vcalm-1.0: lifecycle of credentials; rest api to issue and verify credentials; wallet exchange protocol; issuer and verifier http api; vc-api
at-driver: automate screen readers; test assistive technology; screen reader testing
webdriver2: automate browser; selenium; end to end testing; remote control browser
webdriver-bidi: playwright and puppeteer across browsers; events from browser in tests; bidirectional automation; devtools protocol standard
mediacapture-automation: fake camera in tests; mock microphone
`
