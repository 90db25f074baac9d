/**
 * Runs in a finished page before its scripts. Lets them begin as soon as somebody is there: at once when they press
 * something that does not lead away, after the page has loaded when they only move or have been here before (they come
 * from another page of ours, reload, or have left something in this browser). A pointer that merely lies there moves
 * once, when the page is drawn below it. A page that is not whole without its scripts has them begin when it has loaded.
 *
 * Keeps an early click on a button, a link that opens something here, a box or a language (which is remembered), an early choice, and the keys that open
 * the search until the page can answer them; what is typed after search or chat were asked for goes to them (app/lib/typed-ahead.ts).
 *
 * Fetches the whole style sheets when the page has loaded, for they would share the line with what is painted, or when
 * somebody is there; at once in a page that was kept without its scripts (app/service-worker.js). They are put to use
 * all in one step, as each would style and lay out the whole page anew, and before the scripts. The faces of other
 * letters lay out all text anew, so they come when somebody is there; a page that has such letters brings their faces in
 * its own rules.
 */
export const LATE_SCRIPT = `(()=>{
const d=document,root=d.documentElement,inert=d.querySelector('script[type="text/late"]')
const late=[...d.querySelectorAll('link[data-href]')],idle=window.requestIdleCallback||setTimeout
const sheets=late.filter(l=>!inert||!('faces'in l.dataset))
const ask=l=>l.dataset.href&&new Promise(y=>{l.onload=l.onerror=y;l.fetchPriority='high';l.href=l.dataset.href;delete l.dataset.href})
const use=links=>{for(const l of links)l.media='all'}
let dressed=null
const dress=()=>dressed??=Promise.all(sheets.map(ask)).then(()=>use(sheets))
if(!inert)return dress()
const painted=()=>requestAnimationFrame(()=>idle(dress))
d.readyState=='complete'?painted():addEventListener('load',painted)
setTimeout(dress,3000)
let begun=0,early=null,chosen=null
const begin=()=>{
if(begun++)return
const styled=dress()
late.map(ask)
for(const href of inert.dataset.files.split(' ')){const l=d.createElement('link');l.rel='modulepreload';l.href=href;d.head.append(l)}
styled.then(()=>idle(()=>use(late)))
const s=d.createElement('script');s.type='module';s.textContent=inert.textContent
Promise.race([styled,new Promise(y=>setTimeout(y,2000))]).then(()=>d.head.append(s))
}
const keep=b=>{
if(early&&early!=b){delete early.dataset.waiting;delete root.dataset.typed}
early=b;b.dataset.waiting='';begin()
}
const keepClick=e=>{
const b=e.target.closest('button[type=button],a[hreflang],a[aria-haspopup],input[type=checkbox],input[type=radio]')
if(!b||b.disabled||e.ctrlKey||e.metaKey||e.shiftKey)return
e.preventDefault();e.stopPropagation();keep(b)
}
const keepKey=e=>{
if(e.target.closest('input,textarea,select'))return
const held=e.ctrlKey||e.metaKey,search=d.querySelector('[data-opens=search]')
if(/search|chat/.test(early?.dataset.opens)&&!held&&!e.altKey&&e.key.length==1)root.dataset.typed=(root.dataset.typed||'')+e.key
else if(search&&(e.key=='/'||e.key=='k'&&held))keep(search)
else return
e.preventDefault()
}
const keepChoice=e=>{if(e.target.localName=='select'){chosen=[e.target,e.target.value];begin()}}
const kept=[['click',keepClick],['keydown',keepKey],['change',keepChoice]]
for(const[t,hear]of kept)d.addEventListener(t,hear,true)
new MutationObserver((_,o)=>{
if(!root.dataset.hydrated)return
o.disconnect()
for(const[t,hear]of kept)d.removeEventListener(t,hear,true)
if(chosen&&chosen[0].isConnected){chosen[0].value=chosen[1];chosen[0].dispatchEvent(new Event('change',{bubbles:true}))}
if(early){delete early.dataset.waiting;if(early.isConnected)early.click()}
}).observe(root,{attributeFilter:['data-hydrated']})
const press=e=>{if(!e.target.closest?.('a[href]:not([hreflang],[aria-haspopup])'))begin()}
for(const t of['pointerdown','touchstart'])addEventListener(t,press,{passive:true,capture:true})
addEventListener('keydown',begin,{once:true,passive:true,capture:true})
const rest=()=>idle(begin,{timeout:500})
const wake=()=>{
d.readyState=='complete'?rest():addEventListener('load',rest,{once:true})
setTimeout(begin,3000)
}
const come=()=>{dress();wake()}
let at=0
const move=e=>{
const now=e.screenX+'_'+e.screenY
if(at&&at!=now){removeEventListener('pointermove',move,true);come()}
at=now
}
addEventListener('pointermove',move,{passive:true,capture:true})
for(const t of['wheel','scroll','focusin'])addEventListener(t,come,{once:true,passive:true,capture:true})
const known=()=>{
try{if(localStorage.length>('theme'in localStorage)||sessionStorage.length)return 1}catch{}
return location.hash||d.referrer.startsWith(location.origin+'/')||performance.getEntriesByType('navigation')[0]?.type!='navigate'
}
if(!inert.hasAttribute('data-rests')||known())wake()
})()`
  .replaceAll('\n', ';')
  .replaceAll('{;', '{')
