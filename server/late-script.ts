/**
 * Runs in a finished page before its scripts. Lets them begin when the page has loaded, or as soon as somebody
 * touches it; keeps an early click on a button, or on a language (which is remembered), until the page can
 * answer it; puts the whole style sheets to use, also in a page that was kept without its scripts
 * (app/service-worker.js), all in one step: each sheet would style and lay out the whole page anew. One that fails
 * keeps the others waiting until the page has loaded.
 */
export const LATE_SCRIPT = `(()=>{
const d=document,root=d.documentElement,inert=d.querySelector('script[type="text/late"]')
const sheets=[...d.querySelectorAll('link[media=print]')]
const dress=()=>{for(const l of sheets)l.media='all'}
Promise.all(sheets.map(l=>l.sheet||new Promise(y=>l.onload=y))).then(dress);addEventListener('load',dress)
if(!inert)return
let begun=0,early=null
const begin=()=>{
if(begun++)return
for(const href of inert.dataset.files.split(' ')){const l=d.createElement('link');l.rel='modulepreload';l.href=href;d.head.append(l)}
const s=d.createElement('script');s.type='module';s.textContent=inert.textContent;d.head.append(s)
}
const keep=e=>{
const b=e.target.closest('button[type=button],a[hreflang]')
if(!b||b.disabled||e.ctrlKey||e.metaKey||e.shiftKey)return
e.preventDefault();e.stopPropagation()
if(early)delete early.dataset.waiting
early=b;b.dataset.waiting='';begin()
}
d.addEventListener('click',keep,true)
new MutationObserver((_,o)=>{
if(!root.dataset.hydrated)return
o.disconnect();d.removeEventListener('click',keep,true)
if(early){delete early.dataset.waiting;if(early.isConnected)early.click()}
}).observe(root,{attributeFilter:['data-hydrated']})
for(const t of['pointerdown','keydown','touchstart'])addEventListener(t,begin,{once:true,passive:true,capture:true})
const rest=()=>(window.requestIdleCallback||setTimeout)(begin,{timeout:500})
d.readyState=='complete'?rest():addEventListener('load',rest,{once:true})
setTimeout(begin,3000)
})()`
  .replaceAll('\n', ';')
  .replaceAll('{;', '{')
