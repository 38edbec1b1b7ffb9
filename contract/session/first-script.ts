/**
 * The one script that stands in pages of plain HTML themselves. The server allows it by its hash, so no letter of it may vary; what varies stands in
 * attributes. Before anything is painted it says that scripts run and puts on the brand's letters where the browser has them; once the page is on the
 * screen it brings the page's scripts (`<script type="text/later" data-src>`), so that none of them stands in the way of the first picture, and marks
 * each that has run.
 */
export const firstScript = `{
const { documentElement: root } = document
root.dataset.script = ''
try {
  const letters = document.querySelector('style[data-font]')
  if (localStorage.getItem('font') === letters.dataset.font) letters.media = 'all'
} catch {}
const bring = () => {
  for (const later of document.querySelectorAll('script[data-src]')) {
    const script = document.createElement('script')
    script.src = later.dataset.src
    script.async = false
    script.onload = () => (script.dataset.ran = '')
    later.replaceWith(script)
  }
}
addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(bring)))
}`
