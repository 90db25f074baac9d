// The script tag of another site: puts a frame after itself, in the theme and language of the page, as high as its content.
;(() => {
  const { currentScript: script, documentElement: root } = document
  const { show = 'listings', query = '', title = 'Listings' } = script.dataset
  const { origin } = new URL(script.src)

  // A canvas converts any notation of a colour: oklch() would be computed as it is written.
  const pen = document.createElement('canvas').getContext('2d')

  function isDark() {
    if (root.dataset.theme) return root.dataset.theme === 'dark'
    for (let behind = script.parentElement; behind; behind = behind.parentElement) {
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = getComputedStyle(behind).backgroundColor
      pen.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data
      if (alpha > 127) return red + green + blue < 384
    }
    const { colorScheme } = getComputedStyle(root)
    const isPreferred = matchMedia('(prefers-color-scheme: dark)').matches
    return colorScheme.includes('dark') && (isPreferred || !colorScheme.includes('light'))
  }

  const parameters = new URLSearchParams(query)
  if (!parameters.has('theme')) parameters.set('theme', isDark() ? 'dark' : 'light')
  const language = root.lang.slice(0, 2)
  if (!parameters.has('lang') && ['en', 'es', 'de', 'fr'].includes(language))
    parameters.set('lang', language)
  parameters.set('resize', '1')

  const frame = document.createElement('iframe')
  frame.src = `${origin}/embed/${show}?${parameters}`
  frame.title = title
  frame.loading = 'lazy'
  frame.style.cssText = 'width:100%;height:320px;border:0'
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin) return
    if (Number.isFinite(data?.embedHeight)) frame.style.height = `${Math.ceil(data.embedHeight)}px`
  })
  script.after(frame)
})()
