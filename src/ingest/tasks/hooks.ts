/** Hooks and components of React libraries, by what the platform has for the same purpose. */
export const hookNames = `
settimeout: useDebounce useDebouncedValue useDebouncedCallback useThrottle useThrottledCallback useTimeout
setinterval: useInterval useCountdown useCountDown usePolling useTimer useStopwatch; polling
request-animation-frame: useAnimationFrame useRaf useRafLoop useRafFn useLayoutEffect
matchmedia: useMediaQuery useMedia useMatchMedia useBreakpoint useBreakpoints useResponsive; media query in script
prefers-color-scheme: useDarkMode useColorScheme usePreferredColorScheme usePreferredDark useTernaryDarkMode useTheme next-themes
prefers-reduced-motion: useReducedMotion usePrefersReducedMotion usePreferredReducedMotion
prefers-contrast: usePreferredContrast usePrefersContrast
intersection-observer: useInView useInViewport useIntersectionObserver useIntersection useOnScreen useVisibility useElementVisibility useInfiniteScroll; react-intersection-observer; load next page of list; infinite loader
resize-observer: useResizeObserver useMeasure useElementSize useSize useDimensions useContainerSize useElementBounding; react-use-measure; react-resize-detector
window: useWindowSize useViewportSize useWindowFocus useInnerHeight
page-visibility: usePageVisibility useDocumentVisibility usePageLeave useWindowVisibility
localstorage: useLocalStorage useLocalStorageState useSessionStorage usePersistedState useStorage usePersistState; redux persist
indexeddb: useIndexedDB useLiveQuery dexie localforage idb-keyval
popover dialog-closedby: useClickAway useOnClickOutside useClickOutside useOutsideClick useDismiss onClickAway ClickAwayListener
dialog: useDisclosure useModal useConfirm useDialog Modal AlertDialog; createPortal; react portal; sheet
popover: DropdownMenu HoverCard Popper Toaster; react-hot-toast; react toastify; snackbar; offcanvas; drawer menu; kebab menu
details: useCollapse Collapsible Accordion Disclosure; react-collapse
focus-within: useFocusWithin
user-action-pseudos: useHover useActive usePressed
pointer-events-api: useLongPress usePress useGesture useDrag usePinch useMove usePointer useDraggable; react-draggable; interact.js; hammer.js
mouse-events: useMouse useMousePosition useDoubleClick onMouseEnter onMouseLeave onDoubleClick onContextMenu
touch-events: useSwipe useSwipeable useTouch
wheel-events: useWheel onWheel
keyboard-events: useKeyPress useKey useHotkeys useKeyboard useKeyStroke useMagicKeys useEscape onKeyDown onKeyUp; mousetrap
events: useEventListener useEvent useCustomEvent useEventEmitter addEventListener; synthetic events; mitt
change-event: onChange
input-event: onInput controlled input
focus-events: useFocus onFocus onBlur
clipboard-events: onPaste onCopy
scrollend: onScrollEnd useScrollEnd
async-clipboard: useClipboard useCopyToClipboard clipboard.js CopyToClipboard
fullscreen: useFullscreen screenfull
geolocation: useGeolocation useGeo useLocationPermission
battery: useBattery
online: useOnline useIsOnline useOnlineStatus useNetworkState useNetworkStatus useOffline
network-information: useNetwork useNetworkInformation useConnection
permissions: usePermission usePermissions
screen-wake-lock: useWakeLock nosleep
idle-detection: useIdle useIdleTimer useIdleDetector
device-orientation-events: useMotion useDeviceMotion useDeviceOrientation useAccelerometer
screen-orientation: useScreenOrientation useOrientation
title: useDocumentTitle useTitle; document title in react; react-helmet title
meta: react-helmet useHead useMeta next/head
link: useFavicon
script: useScript useScriptTag next/script; load script dynamically; data in script tag
scroll-elements: useScroll useWindowScroll useScrollPosition useScrollTo useScrollRestoration; scroll position; scroll restoration
scroll-into-view: useScrollIntoView scrollToElement react-scroll
overflow-shorthand: useScrollLock useLockBodyScroll useLockedBody body-scroll-lock
scroll-driven-animations: useScrollProgress useParallax useScrollTimeline locomotive-scroll
location: useLocation useHref
url: useQueryParams useSearchParams useQueryState useUrlState; query params; querystring
history: useHistory useNavigate usePathname pushState replaceState
navigation: useRouter BrowserRouter createBrowserRouter; routing; single page router
hashchange: useHash HashRouter
beforeunload: useBeforeUnload useUnload useBlocker usePrompt useConfirmExit; unsaved form
broadcast-channel: useBroadcastChannel; state between tabs
websockets: useWebSocket socket.io-client
server-sent-events: useEventSource; token streaming
fetch: useFetch useSWR useQuery useAsync useRequest react-query axios ky; data fetching; server state
abortable-fetch: useAbortController useAbortSignal; stale request
dedicated-workers: useWorker useWebWorker comlink workerize; offscreen thread
web-cryptography: useUUID nanoid uuid; uuid library
speech-synthesis: useSpeech useSpeechSynthesis useTextToSpeech
speech-recognition: useSpeechRecognition useSpeechToText; dictation input
notifications: useNotification useWebNotification
share: useShare
vibration: useVibrate; haptics
media-capture: useUserMedia useMediaDevices useMediaDevice useCamera react-webcam getUserMedia
screen-capture: useDisplayMedia useScreenShare
mediastream-recording: useMediaRecorder react-media-recorder
web-animations: useAnimate useSpring useMotionValue react-spring auto-animate
view-transitions: useViewTransition ViewTransition layoutId AnimateSharedLayout; shared element; shared layout animation; flip technique
starting-style transition-behavior: AnimatePresence CSSTransition TransitionGroup react-transition-group; mount animation; unmount animation; enter and leave transition; transition on mount
selection-api: useTextSelection useSelectedText
draganddrop: useDrop useDragAndDrop useSortable useDropzone react-beautiful-dnd pragmatic-drag-and-drop; drag between columns
input-file: useFileDialog useFilePicker react-dropzone filepond
file: useFileReader useObjectUrl papaparse
eyedropper: useEyeDropper; color dropper
gamepad: useGamepad
contenteditable: draft-js slate lexical tiptap prosemirror quill ckeditor tinymce
constraint-validation: useForm formik zod yup joi react-hook-form; form library; schema validation of forms; custom validity
user-pseudos: touched dirty formik touched; error on blur
form-validity-pseudos: is-invalid is-valid was-validated; invalid class; invalid state
label: htmlFor useId FormLabel
custom-properties: useCssVar ThemeProvider; theme object; style dictionary
constructed-stylesheets: useStyleTag styled-jsx; runtime css in js
content-visibility: useVirtual useVirtualizer react-window react-virtualized react-virtuoso; windowing; virtualization; virtualized list; long list rendering
field-sizing: autosize TextareaAutosize; autosize textarea; autogrow textarea
anchor-positioning: useFloating usePopper popper.js floating-ui tether; popup placement; collision detection of popup
popover-hint interest-invokers: useTooltip react-tooltip tippy TooltipTrigger; hover popup; tooltip trigger
inert: useFocusTrap focus-trap FocusScope FocusLock FocusTrap; trap keyboard focus
focusgroup: useRovingTabIndex useListNavigation useArrowNavigation RovingFocusGroup
focus-visible: useFocusVisible useFocusRing
arianotify: LiveAnnouncer useAnnouncer LiveRegion; toast read by screen reader
scheduler: useTransition useDeferredValue startTransition; concurrent rendering; time slicing; unblock the ui
requestidlecallback: useIdleCallback
js-modules: lazy component; code split
autonomous-custom-elements: lit stencil; vanilla component; framework independent component
slot: props.children; children prop; named slots; ng-content
declarative-shadow-dom: server side rendering of components; prerendered component; shadow dom without javascript
sanitizer: sanitize-html; sanitization; untrusted html
html-setters trusted-types sanitizer: v-html; raw html; xss by innerHTML; rich text from user
move-before: react-reverse-portal; move without losing state; preserve state of iframe; reorder without reload
style-attr: style prop; style object; inline styles
streams: renderToPipeableStream renderToReadableStream; streaming server rendering; chunked rendering
speculation-rules: quicklink instantclick guess.js; link prefetching; prefetch next route; route prefetching; prefetch on hover
link-rel-prefetch: prefetch on idle; prefetch chunk
loading-lazy: next/image LazyLoad react-lazyload; lazy image component; offscreen images
fetch-priority: priority prop; priority hints; importance attribute; preload priority
import-maps: esm.sh unpkg skypack; bundleless; no bundler
web-locks: async-mutex; mutex library; single tab; leader tab; critical section
proxy-reflect: mobx valtio; reactivity proxy; reactive store; state library; signals
structured-clone: immer produce; clone deep
performance: react profiler; time render
picture-in-picture: usePictureInPicture
clipboard-supports: clipboard mime types
customizable-select: react-select select2 choices.js chosen Listbox; headless select; select replacement; option with image
datalist: downshift Autocomplete Combobox awesomplete; search as you type; combo
input-date-time: react-datepicker flatpickr DatePicker pikaday
input-range: rc-slider noUiSlider Slider
input-radio: RadioGroup; rating stars; single choice; segmented control
switch-control: Switch Toggle react-switch
input-checkbox: Checkbox CheckboxGroup
progress: nprogress LinearProgress ProgressBar; percentage bar; progress of upload bar
meter: rating display; usage bar
scroll-snap: react-slick Carousel keen-slider glide.js splide
scroll-markers scroll-buttons: scrollspy navigation; slide indicators; dots navigation
scroll-marker-targets scroll-target-group: scroll spy; active section in menu; active table of contents link; highlight current section
image-maps: mapster
array-iteration-methods: forEach map filter reduce; loop through items; each item
dataset: jquery data; data attribute
dom: querySelector querySelectorAll getElementById classList; jquery selector; class name by script; remove class; dom manipulation; find by selector
xhr: jquery get
url-canparse: is-url validator
urlpattern: route pattern; match path; route params; dynamic segments
observable: observables; subscribe
explicit-resource-management: dispose pattern; try with resources; auto close
intl-relative-time-format: formatDistance formatDistanceToNow fromNow timeago; relative date; time ago
temporal: dayjs luxon date-fns moment; timezone library; dates between; difference in days; difference in months
intl: formatMessage FormattedNumber react-intl formatjs; toLocaleString
intl-plural-rules: pluralize; plural forms
intl-list-format: list formatter; oxford comma
object-object: lodash pick; object entries; undefined is not an object; read property of undefined; size of object; iterate object
array-group: partition list; groupBy
set-methods: lodash difference lodash intersection; compare two lists
promise-withresolvers: p-defer; deferred promise; resolve later
queuemicrotask: nextTick setImmediate
weakmap weak-references: memoization cache; weak cache; memory safe cache
error-cause: verror; error wrapping; rethrow error
webauthn: simplewebauthn; two factor hardware
fedcm: google one tap; federated login; openid
web-otp: verification code; otp; sms verification
payment-request: stripe; google pay; apple pay
push: firebase messaging; onesignal; vapid
service-workers: stale while revalidate; cache strategies; offline caching; next-pwa
`
