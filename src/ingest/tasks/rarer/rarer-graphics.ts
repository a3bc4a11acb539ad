/** What people ask of drawing, WebGL, virtual reality, WebAssembly, sound and video, where their names say little. */
export const rarerGraphicsWords = `
angle-instanced-arrays: draw same mesh many times; instanced drawing; thousands of copies of an object; drawArraysInstanced in webgl 1; grass and particles in one call
ext-blend-minmax: keep brighter pixel when blending; lightest of two blended values; minimum or maximum of colors
ext-color-buffer-float: render to floating point texture; hdr framebuffer; gpu computing with float output
ext-color-buffer-half-float: render to half float texture; 16 bit framebuffer; hdr on phones
ext-disjoint-timer-query: how long does gpu take; gpu timing; measure draw call time; profile shaders; frame time on graphics card
ext-float-blend: blend into 32 bit float target; additive blending of floats
ext-frag-depth: set depth in shader; gl_FragDepth; logarithmic depth buffer; raymarched spheres with depth
ext-shader-texture-lod: choose mipmap level in shader; texture2DLodEXT; sample blurred mip level; roughness lookup
ext-srgb: gamma correct textures; sRGB framebuffer; linear color workflow
ext-texture-compression-bptc: bc7 textures; bc6h hdr textures; compressed high quality textures on desktop
ext-texture-compression-rgtc: bc4 and bc5 textures; compressed normal maps; red green compression
ext-texture-filter-anisotropic: blurry floor texture; sharp textures at an angle; anisotropy; texture filtering quality
ext-texture-norm16: 16 bit per channel textures; high precision height maps
khr-parallel-shader-compile: shader compilation freezes page; link program in background; loading stutter of 3d scene
oes-element-index-uint: more than 65535 vertices; 32 bit indices; large meshes
oes-fbo-render-mipmap: render into a mipmap level; custom mipmaps
oes-standard-derivatives: dFdx dFdy fwidth; wireframe shader; flat normals in shader; antialiased lines in shader
oes-texture-float: floating point textures; store data in texture; gpu simulation in webgl 1
oes-texture-float-linear: smooth float textures; interpolate float texture
oes-texture-half-float: half float textures; 16 bit float texture in webgl 1
oes-texture-half-float-linear: smooth half float textures; interpolate half float texture
oes-vertex-array-object: vertex array object; vao in webgl 1; remember attribute setup; bind all attributes at once
ovr-multiview2: stereo rendering in one pass; draw both eyes at once; faster vr drawing
webgl-color-buffer-float: 32 bit render target in webgl 1; float framebuffer
webgl-color-management: colors differ in webgl canvas; wide gamut 3d; display-p3 drawing buffer; color space of webgl
webgl2-color-management: p3 in webgl 2; wide color 3d canvas; drawing buffer color space
webgl-compressed-texture-astc: astc textures; adaptive texture compression; compressed textures on phones
webgl-compressed-texture-etc: etc2 textures; eac textures; android texture compression
webgl-compressed-texture-etc1: etc1 textures; old android texture compression
webgl-compressed-texture-pvrtc: powervr textures; texture compression on old iphones
webgl-compressed-texture-s3tc: dxt1 dxt5 textures; dds textures; bc1 bc3; texture compression on desktop
webgl-compressed-texture-s3tc-srgb: dxt textures in srgb; gamma correct dds
webgl-debug-renderer-info: which graphics card does the visitor have; gpu name and vendor; unmasked renderer; integrated or dedicated graphics
webgl-debug-shaders: see translated shader; shader source after translation; hlsl of my glsl
webgl-depth-texture: read depth buffer; shadow mapping in webgl 1; depth of field; depth as texture
webgl-desynchronized: low latency 3d canvas; skip compositor in webgl
webgl2-desynchronized: low latency webgl 2 canvas; reduce lag of webgl 2
webgl-draw-buffers: write several textures at once; multiple render targets; g-buffer; deferred rendering
webgl-lose-context: test context loss; simulate gpu crash; restore webgl context; free gpu memory
webgl-multi-draw: batch draw calls; many draws in one call; reduce draw call overhead
webgl-oes-draw-buffers-indexed: different blending per render target; order independent transparency
webgl-sab: shared memory with webgl; upload texture from worker memory; threads and gpu buffers
webgl2: three.js renderer; second version of 3d api; webgl with transform feedback; uniform buffers and 3d textures
webgpu-subgroups: simd operations in shader; share values between shader invocations; wave intrinsics; warp shuffle
canvas-2d-alpha: canvas without transparency; black canvas background; opaque drawing surface for speed
canvas-2d-color-management: canvas looks dull on wide gamut display; color space of canvas; image colors change on canvas
canvas-2d-desynchronized: drawing lags behind stylus; reduce input delay of canvas
canvas-2d-willreadfrequently: readback warning of canvas; pixel manipulation is slow; many getImageData calls
canvas-context-lost: canvas goes blank; contextlost and contextrestored; recover drawing after gpu crash
canvas-createconicgradient: pie gradient in canvas; color wheel on canvas
canvas-html: dom elements inside canvas; accessible canvas text; paint html to canvas
canvas-reset: start with empty canvas; erase whole canvas; back to default drawing state
canvas-roundrect: box with round corners on canvas; pill shape in canvas; rounded box drawing
capture-stream-audio-video: stream from playing video; rebroadcast video element; video element to webrtc
capture-stream-canvas: record canvas as video; send canvas over webrtc; canvas recording
createimagebitmap: prepare image off main thread; resize image before upload; crop while decoding; bitmap for drawing
imagebitmaprenderingcontext: show finished bitmap in canvas; transfer bitmap to canvas; display frame from worker
insertable-streams: replace background in video call; face filter; change camera frames; process microphone samples
webrtc-encoded-transform: encrypt video call frames; add metadata to encoded frames; sframe
webrtc-sctp: transport of data channels; maximum message size of data channel
webrtc-stats: measure call bitrate; why is video call bad; jitter and round trip time; getStats of peer connection
webvr: old headset api; getVRDisplays; cardboard
webvtt-cue-alignment: align captions left or right; center subtitles
webvtt-cue-settings: place subtitles at top; move caption so it does not cover face; size of caption box
webvtt-regions: roll-up captions; subtitles in part of the video
webxr-anchors: object drifts in ar; pin object to real world; virtual object stays put; spatial anchors
webxr-ar: see 3d model in my room; mixed reality; pass-through camera; ar without app; try product at home
webxr-camera: read camera pixels in ar; computer vision in ar; recognise things in ar view
webxr-depth-sensing: hide virtual object behind real one; depth map of room; distance to wall; lidar
webxr-dom-overlays: show menu over ar view; 2d controls in ar; html in augmented reality
webxr-gamepads: buttons and sticks of vr controllers; trigger pressed in vr; motion controllers
webxr-hand-input: track hands without controllers; finger joints; pinch gesture in vr; skeleton of hand
webxr-hit-test: cast ray to real surface; put furniture on floor; where does user point in room
webxr-layers: better quality video panels in headset; cylinder and equirect panorama; quad layers; cheap ui panels in vr
webxr-lighting-estimation: match light of room; realistic reflections in ar; cube map of surroundings
wasm-bigint: pass 64 bit integers to wasm; i64 and bigint; long long in emscripten
wasm-branch-hinting: likely and unlikely; tell compiler which branch is taken
wasm-bulk-memory: fast memcpy in wasm; fill memory; copy memory; table init
wasm-exception-handling: try catch in wasm; c++ exceptions in browser; throw from wasm
wasm-exnref-exceptions: new exception handling of wasm; rethrow wasm exceptions; exception as value; throw_ref
wasm-extended-constant-expressions: compute global initial values; arithmetic in wasm initializers; dynamic linking offsets
wasm-garbage-collection: dart kotlin ocaml compile to web; structs and arrays in wasm; no own collector in wasm
wasm-jspi: await promise inside wasm; call async javascript from c; asyncify replacement; suspend wasm
wasm-memory64: more than 4 gigabytes in wasm; 64 bit pointers; large memory
wasm-multi-memory: several memories in one module; separate memory for module
wasm-multi-value: return two values from wasm function; multiple results
wasm-mutable-globals: share stack pointer between modules; export mutable global variable
wasm-non-trapping-float-to-int: float to int without trap; saturating conversion; convert out of range float
wasm-reference-types: hold javascript objects in wasm; externref and funcref; pass dom node to wasm
wasm-sign-extension-operators: sign extend 8 bit values; i32.extend8_s; signed bytes in wasm
wasm-simd: vectorise loops; 128 bit vector math; v128; faster image processing in wasm
wasm-simd-relaxed: fused multiply add; faster nondeterministic vectors; dot product instructions
wasm-string-builtins: fast string handling in wasm; string functions without glue code; js-string imports
wasm-tail-call-optimization: deep recursion in wasm; functional languages to wasm; return_call; no stack growth
wasm-threads: pthreads in browser; multithreaded c++; parallel wasm; shared linear memory
wasm-typed-fun-refs: call typed function pointers; call_ref; non-null function references
audiolistener: ears of listener; where the listener stands; spatial sound position
audiolistener-setposition-setorientation: old method for listener position; move listener in 3d audio; deprecated panner methods
audio-session: sound plays in silent mode; mute switch of iphone; interrupt other music; lower volume of other apps
mediacontroller: play several videos in sync; controller for group of media; synchronised playback
media-playback-quality: count dropped frames; is video stuttering; playback statistics
managed-media-source: streaming video on iphone safari; let browser manage buffer
media-pseudos: style player while muted; change icon when video plays; buffering spinner with css; stalled video style
fast-seek: quick scrubbing of video; approximate seeking; jump to key frame
offline-audio-context: bounce audio to wav; faster than real time audio; process sound file without playing
video-dynamic-range: does video plane support hdr; hdr video detection; serve hdr video
dynamic-range: hdr monitor detection; styles for hdr displays; brighter screens
dynamic-range-limit: limit hdr brightness; hdr picture glares; clamp to sdr; no blinding photos
colrv0: flat multicolor letters; layered icon font; two color fonts; emoji in font file
colrv1: vector color font with gradients; variable color font; multicolour lettering
bmp: uncompressed pictures; paint images; .bmp
gif: reaction pictures; animated banner; 256 color image; moving image without video
jpeg: photos on web; lossy photo; .jpg files
jpegxl: jxl photos; better than jpeg; replace avif and webp
png: lossless pictures; image with see-through background; .png files; apng animation
webp: .webp pictures; smaller photos from google; alpha and lossy image
avif: .avif files; small photos; av1 still picture; hdr photos
smil-svg-animations: animate tag in svg; animateTransform; spinning svg icon; svg loader without css
svg-discouraged: svg fonts; glyph tags; old parts of svg; svg 1.1 only features
context-fill-stroke: marker takes color of path; use element inherits color; recolor arrow tips
opacity-svg: half transparent stroke; see-through svg shape; svg path transparency
paint-order: text outline does not cover letter; border around letters; thick stroke behind text; stroke first then fill
transform-box: svg element scales from its own middle; svg rotation center; origin of svg transform; icon part turns off center
mask-border: image as frame of mask; scalloped edges; nine slice mask
mask-type: svg mask by brightness; svg mask uses alpha
baseline-shift: subscripts in svg; raise and lower svg text
alignment-baseline: svg text vertically centered; align inline box to other baseline
dominant-baseline: center svg text vertically; hanging text baseline; svg text too high
baseline-source: which line of inline block is the baseline; first or last baseline of inline block
glyph-orientation-vertical: turned letters in svg vertical text; old text orientation
writing-mode-svg-values: tb-rl; old ie writing mode values; lr-tb
gamepad-haptics: controller shakes; rumble of xbox pad; haptic feedback of game pad
gamepad-touch: finger rests on controller button; touch sensitive buttons
gamepad-vr: position of vr controller; which hand holds controller; pose of game pad
ink: pen feels slow; note taking with stylus; ink trail; delegated drawing
`
