/**
 * The only inline script of plain HTML pages. The server allows it by its hash, so its text is constant; variable values are in attributes. Before
 * the first paint it marks that scripts run, and applies the brand's font if the browser has it cached; after the page is painted it loads the page's
 * scripts (`<script type="text/later" data-src>`), so that they do not delay the first paint, and marks each that has run.
 */
export const firstScript = `{
const { documentElement: root } = document
root.dataset.script = ''
try {
  const font = document.querySelector('style[data-font]')
  if (localStorage.getItem('font') === font.dataset.font) font.media = 'all'
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
