/**
 * The only inline script of plain HTML pages. The server allows it by its hash, so its text is constant; variable values are in attributes. Before
 * the first paint it marks that scripts run, and applies the brand's font if the browser has it cached. Once the page and its first picture are
 * painted, and at the latest a second after the page is read, it loads the page's scripts (`<script type="text/later" data-src>`), so that they take
 * no bandwidth from what is seen first, and marks the page as painted and each script that has run.
 */
export const firstScript = `{
const { documentElement: root } = document
root.dataset.script = ''
try {
  const font = document.querySelector('style[data-font]')
  if (localStorage.getItem('font') === font.dataset.font) font.media = 'all'
} catch {}
const bring = () => {
  root.dataset.painted = ''
  for (const later of document.querySelectorAll('script[data-src]')) {
    const script = document.createElement('script')
    script.src = later.dataset.src
    script.async = false
    script.onload = () => (script.dataset.ran = '')
    later.replaceWith(script)
  }
}
addEventListener('DOMContentLoaded', () => setTimeout(bring, 1000))
addEventListener('load', () => new PerformanceObserver(bring).observe({ type: 'paint', buffered: true }))
}`
