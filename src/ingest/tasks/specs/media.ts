/** Audio, video, calls, graphics and virtual worlds, by what people look for in them. */
export const mediaSpecWords = `
av1-spec: av1 video codec; royalty free video; aomedia
av1-avif: avif pictures; still images in av1; heif with av1
av1-hdr10plus: dynamic hdr metadata; samsung hdr
av1-isobmff: av1 in mp4; av01 box
av1-mpeg2-ts: av1 in broadcast; transport stream carriage of av1
av1-rtp-spec: av1 in calls; rtp packets of av1
afgs1-spec: synthetic grain; film noise added by decoder; grain table
iso10918-5: jpeg; jfif; jpg pictures
iso18181-2: jpeg xl; jxl; next jpeg
iso14496-22: opentype; font tables; glyf and colr; open font format
GIF: animated pictures; gif89a; looping images
png-3 png-4: png pictures; lossless image; apng; transparent pictures
WOFF WOFF2: web font files; compressed fonts; font packaging
IFT: load parts of font; font subsets on demand; streaming fonts
webvtt1: subtitles and captions; track element text; vtt files; cue positions
ttml2 ttml-imsc1.2 ttml-imsc1.3: timed text; broadcast subtitles; captions in xml; imsc; netflix subtitles
imsc-hrm: complexity limit of subtitles; render model of captions
dapt: dubbing scripts; audio description scripts
datacue: timed metadata in video; emsg events; cue with data
media-feeds: recommend videos of site; watch next
webaudio-1.0 webaudio-1.1: audio graph; oscillator and gain; sound effects; synthesize sound; audio nodes; music in browser; AudioContext; AudioWorklet
audio-context-playout-stats: audio glitches; dropouts of audio output; latency of audio
audio-output: choose speaker; select headphones; setSinkId
audio-session: mix with other apps audio; ringer switch; ducking of music; how page sound behaves beside others; play and record category on iphone
autoplay-detection: may video autoplay; autoplay blocked; sound not allowed
mediasession: media keys; lock screen controls; now playing information; artwork of song
media-capabilities: can device decode smoothly; supported codec and resolution; power efficient playback
media-playback-quality: dropped frames; video quality counters
media-source-2: adaptive streaming; dash and hls players; append video segments; MSE; SourceBuffer
mse-byte-stream-format-isobmff mse-byte-stream-format-mp2t mse-byte-stream-format-mpeg-audio mse-byte-stream-format-webm mse-byte-stream-format-registry: formats for media source; segments of mse; SourceBuffer formats; mp4 segments
encrypted-media-2: drm; widevine and playready; protected video; EME; license for video
eme-initdata-cenc eme-initdata-keyids eme-initdata-webm eme-initdata-registry: init data of drm; initialization data types; pssh box; key ids for encrypted media
eme-stream-mp4 eme-stream-webm eme-stream-registry: encrypted streams format; common encryption; stream formats for drm; encrypted container
eme-hdcp-version-registry: hdmi copy protection; hdcp 2.2; output protection versions; protection of display link; hdcp levels list
video-rvfc: callback for each video frame; requestVideoFrameCallback; process video frames
iframe-media-pausing: pause videos in hidden iframes
webcodecs: encode and decode video; low level codecs; VideoEncoder; AudioDecoder; frames and chunks
webcodecs-codec-registry: which codecs can be used; codec strings; registered codecs; codec identifiers; list of codecs
webcodecs-video-frame-metadata-registry: metadata of frames; face and blur data of VideoFrame
webcodecs-aac-codec-registration: aac audio codec; mp4a
webcodecs-alaw-codec-registration webcodecs-ulaw-codec-registration: telephone audio; g.711; alaw and ulaw
webcodecs-av1-codec-registration: av01 codec string; encode av1; av1 options
webcodecs-avc-codec-registration: h264; avc1 codec string; annex b
webcodecs-flac-codec-registration: lossless audio codec; flac
webcodecs-hevc-codec-registration: h265; hvc1 hev1 codec string
webcodecs-mp3-codec-registration: mp3 decoding
webcodecs-opus-codec-registration: opus audio encoding; opus options
webcodecs-pcm-codec-registration: uncompressed audio; wav samples
webcodecs-vorbis-codec-registration: ogg vorbis
webcodecs-vp8-codec-registration: vp8 video encoding
webcodecs-vp9-codec-registration: vp9 video encoding; vp09 codec string
mediacapture-streams mediacapture-extensions: camera and microphone; getUserMedia; webcam access; constraints of tracks; list devices
mediacapture-fromelement: record canvas or video element; captureStream; stream from canvas; capture video element
mediacapture-region element-capture: crop tab capture; capture one element; share part of tab
mediacapture-surface-control: scroll and zoom shared tab; control captured tab
mediacapture-handle-actions capture-handle-identity: next slide from call; captured app identity; presenter controls
mediacapture-transform: background blur; process camera frames; insertable streams; virtual background
mediacapture-viewport: capture what is visible
mediastream-recording: record video and audio; MediaRecorder; save webcam to file
mst-content-hint: hint for speech or music; motion or detail of track
image-capture: take photo with camera; zoom and flash; photo settings
html-media-capture: take photo from file input; capture attribute; camera upload on phone
screen-capture: share screen; getDisplayMedia; record screen or tab
prefer-current-tab: capture own tab
webrtc: video calls; peer to peer connection; data channel; RTCPeerConnection; audio call in browser
webrtc-ice: nat traversal; candidate pairs; ice agent control; stun and turn; connectivity of peers
webrtc-stats: statistics of calls; packet loss and jitter; getStats
webrtc-encoded-transform: end to end encrypted calls; sframe; modify encoded frames
webrtc-identity: who is calling; identity assertion of peer
webrtc-priority: priority of streams; dscp; bandwidth share
webrtc-svc: scalable video layers; simulcast; scalability mode
webrtc-diagnostic-logging: logs of calls
webtransport: quic streams; datagrams; low latency client server; websocket successor
webgl1 webgl2: 3d in canvas; opengl es in browser; shaders; gpu drawing; three.js
WGSL: shader language of webgpu; compute shader code
webgpu: modern gpu access; vulkan metal direct3d; compute on graphics card; successor of webgl
ESSL: glsl shader language; opengl es shaders; vertex and fragment shader syntax
glTF: 3d model format; glb files; scenes and meshes
model-element: 3d model tag; show 3d objects in page; usdz
ANGLE_instanced_arrays: instancing; draw many copies of one mesh
EXT_blend_minmax: minimum and maximum blending
EXT_color_buffer_float EXT_color_buffer_half_float WEBGL_color_buffer_float: render to float texture; hdr render target
EXT_disjoint_timer_query EXT_disjoint_timer_query_webgl2: gpu timing; measure draw time; gpu profiling
EXT_float_blend: blending with float targets
EXT_frag_depth: write depth in fragment shader
EXT_shader_texture_lod: mipmap level in shader; texture2DLod
EXT_sRGB: gamma correct textures
EXT_texture_compression_bptc EXT_texture_compression_rgtc: bc7 bc6h bc4 bc5 textures; compressed textures for desktop
EXT_texture_filter_anisotropic: sharp textures at an angle; anisotropy
EXT_texture_norm16: 16 bit textures
KHR_parallel_shader_compile: compile shaders in background; avoid shader stall; COMPLETION_STATUS
OES_draw_buffers_indexed: blend state for each target
OES_element_index_uint: 32 bit indices; more than 65535 vertices
OES_fbo_render_mipmap: render into mipmap level
OES_standard_derivatives: dFdx dFdy fwidth; screen space derivatives; wireframe shader
OES_texture_float OES_texture_half_float OES_texture_float_linear OES_texture_half_float_linear: float textures; hdr textures; filtering of float textures
OES_vertex_array_object: vertex array state; vao; bind attributes once
OVR_multiview2: stereo drawing in one pass; both eyes at once; vr rendering
WEBGL_blend_equation_advanced_coherent: photoshop blend modes on gpu; multiply and overlay blending; advanced blend equations
WEBGL_clip_cull_distance: clip planes in shader; user clipping
WEBGL_compressed_texture_astc WEBGL_compressed_texture_etc WEBGL_compressed_texture_etc1 WEBGL_compressed_texture_pvrtc: compressed textures for phones; mobile texture compression
WEBGL_compressed_texture_s3tc WEBGL_compressed_texture_s3tc_srgb: dxt textures; dds files; bc1 bc3
WEBGL_debug_renderer_info: name of graphics card; gpu vendor and model; unmasked renderer
WEBGL_debug_shaders: translated shader source; debug shader code
WEBGL_depth_texture: depth buffer as texture; shadow maps
WEBGL_draw_buffers: several render targets; mrt; deferred shading
WEBGL_draw_instanced_base_vertex_base_instance WEBGL_multi_draw_instanced_base_vertex_base_instance: base vertex and instance; offset drawing
WEBGL_lose_context: test lost context; force context loss; restore context; release gpu
WEBGL_multi_draw: many draw calls at once; batch drawing
WEBGL_provoking_vertex: flat shading vertex; first vertex convention
webxr: virtual reality headset; vr session; immersive web; oculus quest; xr device
webxr-ar-module-1: augmented reality; see the real world; ar on phone
webxr-depth-sensing-1: distance of real objects; depth map; occlusion in ar
webxr-dom-overlays-1: html over ar view
webxr-gamepads-module-1: vr controller buttons and triggers
webxr-hand-input-1: hand tracking; finger joints; gestures in vr
webxr-hit-test-1: place object on real surface; ray into real world
webxr-lighting-estimation-1: real light on virtual objects
webxrlayers-1: quad and cylinder layers; sharp video in vr; compositor layers
webxr-plane-detection: floors tables and walls; flat surfaces in room
webxr-webgpu-binding: vr with webgpu
anchors: keep virtual object in place; spatial anchor
body-tracking: skeleton of user; body joints in vr
raw-camera-access: camera pixels in ar; camera frames for computer vision
real-world-meshing: mesh of room; scene geometry; room scan
SVG2 SVG11: vector graphics; scalable drawings; paths and shapes in xml; svg elements; svg icons
svg-animations: smil; animate element in svg; animateTransform
svg-paths: d attribute; path commands; curves and arcs
svg-strokes: dashes and line joins; stroke width; stroke alignment
svg-integration: svg inside html; how svg is embedded; secure static mode
svg-aam-1.0: svg for screen readers; accessible graphics
`
