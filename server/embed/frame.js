// In the frame: reports its height to the page that made it. The message holds nothing else, so any page may have it.
new ResizeObserver(() => {
  parent.postMessage({ embedHeight: document.body.getBoundingClientRect().height }, '*')
}).observe(document.body)
