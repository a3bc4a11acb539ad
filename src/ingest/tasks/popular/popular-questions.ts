/** What beginners call features, in everyday words and by what went wrong. */
export const popularQuestionWords = `
a: link to my second page; how do i connect two pages; send mail when clicked; link is blue and underlined
absolute-positioning: one thing on top of other; place anywhere on page; thing in the corner; why is my element in the wrong place; stack picture and text
alerts: make browser show message
align-content-block: center text up and down
animations-css: make thing move; make text blink; make picture move by itself; how to make things bounce; make it shake; text running sideways; moving text line
array-find: find one thing in a list; find person by name
array-iteration-methods: add up all numbers in list; for each loop
array: get first item
aspect-ratio: why does my video have black bars; make box square
async-await: wait until finished; wait for data before showing; code runs before data arrives
audio: sound when clicked; make a sound; stop the music
background-color: colour the whole page; make page black; make background blue
background-image: picture behind everything; put photo in background; background picture does not show; background image not loading; wallpaper of page
background-repeat: stop picture repeating; background picture shows many times
background-size: make background fit; picture repeats
battery: how much battery
blockquote: words of someone else
border-radius: circle shape; box with round corners; pill shape
borders: frame around picture; draw box around text; black line around; put a box around text
box-shadow: make box pop out; shade behind box
box-sizing: box is bigger than i said; box sticks out
br: new line in text; go to next line; start new line
button: something to press; press button run code
canvas canvas-2d: make a paint program; make a game; snake game; draw rectangle
class-syntax: make own object type; blueprint for objects
code pre: show code on page
color: how to make text blue
console: see what happens in code; print something; where does log go; show value of variable; find my error; debug my code; print to screen
cookies: remember visitor; visitor already came; cookie message
cors: cannot load data from other site; file opened locally error; works locally not online
cursor: hand when over button
custom-properties: reuse same colour; change all colours at once; same colour everywhere
datalist: suggest words while typing in box; list of ideas under box
date: which day is it; how old is someone; days until christmas; date wrong by one month; days until birthday
details: hidden answer; question and answer list; hide text until click; show answer when clicked
dialog: pop up over page; box that asks something; popup when page opens; window over page
display: take away from page; hide a box
div: box for things; group things
dom: get thing by id; change words by code; add new thing to page; hide when clicked; script cannot find element; put text in page with code; show result on page; getelementbyid returns null; change page with javascript; delete element by code
draganddrop: drag thing with mouse; move things around; drag picture
em: lean word
events: react to mouse
fetch: load file; load text from other page; show data from website; use an api; get data from other site
fieldset: box around form part
fit-content: box as small as text; box too wide for its text
fixed-positioning: keep menu visible; bar stuck to top; menu moves with page
flexbox-gap: room between buttons
flexbox: put things next to each other; things in one line; put two boxes side by side; make things line up; spread out evenly
float-clear: put picture beside text
font-face: use my own letters; put font on website
font-family: change letters style; other writing style; make text look different; handwriting letters
font-size: make text big; bigger words; make writing larger; huge text; make title bigger; text is too big
font-style: italic words; leaning letters
font-weight: thicker writing; text not bold
form: form does nothing; send what user typed; where does form go; page reloads when i press submit; make a form; submit form
functions: reuse code; run code again; give value back; function gets value
geolocation: show my town; show my place on map
gradients: colour mix background; fade from red to blue
grid: picture gallery; page in three parts; layout with menu left; make columns
has: change parent when child is clicked
header-footer: top part of page; bottom part of page; end of page with copyright; top bar with logo
headings: make a headline; title of page part; sizes of titles
history: previous page by code
hr: line across page; line between parts
html: basic page
iframe: put other website in mine; put map on page; website refused to connect; put google map
img: wrong path of picture; image is not found; make picture smaller; add gif
input-checkbox: is box ticked; little square to tick; check if ticked
input-color: let user choose colour
input-date-time: calendar box
input-email-tel-url: email box; phone number box; is it an email
input-file: choose file button; upload photo; file button
input-number: letters in number box
input-password: secret text box
input-radio: can select more than one radio
input: box to type in; get what person typed; get text from box; let people write something; field for name; type here box
intersection-observer: do something when i scroll to it; when user sees it; start when on screen; know if someone can see it
intl: comma in numbers; show price; show money
javascript: compare two things; equals sign; how to start coding; loop ten times; for loop; repeat ten times; while loop; three equals signs; note in code that does not run; leave a note; many ifs; explain code with a note
js-modules: two javascript files; use function from another file
json: save list as text; read data file; turn object into text
keyboard-events: which key did user press
label: words next to box
let-const: make a variable; change value later; variable not defined; save number in variable
letter-spacing: letters too close
line-height: lines touch each other
link: picture in tab; how to add css; icon of website
list-elements: list with dots; points list; shopping list
list-style: change dots; get rid of bullets
localstorage: remember name; save what user typed; save things
location: load page again; web address of my page; open page after click; go to another page when clicked
margin: white space around page; move box down; space between boxes; white edge around page; center box with auto; space above heading
mark: highlight word
media-queries: page looks bad on phone; different on phone; make site fit phone; mobile version; hide on phone; page too wide on mobile; make it work on mobile; site not responsive
meta: description in google; weird symbols instead of letters
min-max-width-height: stop box from growing; image wider than page; keep text narrow; picture wider than screen
nav: menu at top; list of pages; top menu; make a menu; navbar
number: too many decimals; coin flip; rock paper scissors; calculator; power of number
object-fit: image distorted; picture looks weird
object-object: store name and age; get value by name; things with properties; object object shows on page
opacity: faded; fade picture
overflow-shorthand: text goes out of box; cut off extra text; page moves left and right; text comes out of box
overflow-wrap: long word goes out of box; long link too wide; word too long for box; text runs out of box
p: normal text
padding: text touches edge; text sticks to border; text too close to edge
placeholder: grey text in box; hint inside box
popover: menu with three lines
prefers-color-scheme: night colours; make dark mode; dark page
print: put on paper
progress: how much is done; percent bar; bar that fills
promise: do later; wait for something; pending promise
random-function: random colour every time
regexp: check if email is right; only allow letters; is email valid; check if text has number
resize: make box bigger with mouse
rgb: hash colour; colour numbers; what does #fff mean; color with numbers
script: where to put javascript; run code after page loads; add javascript to html; my script does not run; code runs too early; how to use javascript
scroll-behavior: scroll slowly to part; slide to part of page
scroll-elements: scroll with code; back to top; button to go up
scroll-into-view: jump to part of page; scroll to thing; go to bottom of chat; show part of page
scroll-snap: page stops at each part; slideshow of pictures; swipe through photos
search-input-type: search bar; search my site
select: pick from list; which option was chosen
server-sent-events: update page without reload
set: remove doubles; only different things; no repeated things
setinterval: do every second; clock that ticks; repeat all the time; slideshow that changes by itself; every 5 seconds; make a timer; timer counting down
settimeout: wait a bit; wait in code; make code wait
speech-recognition: talk to computer; write by voice
speech-synthesis: say hello
sticky-positioning: title stays when scrolling
strings: join two words; make letters capital; change word in text; turn text around; text to list; add two texts; compare two words; letters in word; check word in text; make all letters big; replace word; turn word backwards
style: put css in page; colours in html
svg: sharp picture; picture that never gets blurry
table: table with borders; table with numbers
template-literals: words and variables together
text-align: put text on right; text to right; words in the middle; center title
text-decoration: underline words; remove blue line
text-overflow: cut long text
text-shadow: shade behind letters; shadow of words
text-transform: make everything capital; big letters
textarea: big text box; write long message; box with many lines; box for long text; stop text box from being resized
title: name on tab; text at top of browser
touch-events: finger on screen
transforms2d: flip picture; turn sideways; move thing to right
transforms3d: card that turns; turn around box
transitions: fade when mouse over; change is too sudden
user-action-pseudos: when mouse is on it; change colour when mouse over; clicked colour; change when hovering; change picture on hover; button changes colour
user-select: text turns blue when dragging
usermedia: turn on webcam; take picture with camera
video: put film on page; video in page; mp4; add video; film plays again and again
viewport-units: full screen part; whole screen box; box as high as screen
visibility: empty space where hidden thing was
websockets: make chat; talk to other people on page
white-space: spaces disappear; extra spaces gone; keep enter in text; line breaks not showing
width-height: size of picture; box as wide as page; how wide; make it smaller; box size; half of page; fill whole page
window: open small window; how big is browser
writing-mode: text standing up; letters under each other; vertical words
z-index: thing is behind other; put on top; menu goes behind; order of layers; picture covers text
`
