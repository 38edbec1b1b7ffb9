/** Sends forms without a page load and refreshes the lists; without it, each form reloads the panel. */
export const panelScript = `
const regions = () => document.querySelectorAll('[data-region]')
const problem = document.querySelector('.problem')
async function refresh(force) {
  if (document.hidden && !force) return
  const answer = await fetch('/panel/live').catch(() => null)
  if (!answer?.ok) return void (problem.textContent = 'The sandbox does not answer. Is it still running?')
  problem.textContent = ''
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const region of regions()) {
    const next = fresh.querySelector('[data-region="' + region.dataset.region + '"]')
    if (!next || next.innerHTML === region.dataset.shown) continue
    if (!force && region.contains(document.activeElement)) continue
    const top = region.firstElementChild?.scrollTop ?? 0
    region.dataset.shown = next.innerHTML
    region.replaceChildren(...next.childNodes)
    if (region.firstElementChild) region.firstElementChild.scrollTop = top
  }
}
async function send(form, button) {
  const sent = new URLSearchParams(new FormData(form, button))
  button?.setAttribute('aria-busy', 'true')
  const answer = await fetch(form.action, { method: 'POST', body: sent, headers: { accept: 'application/json' } }).catch(() => null)
  button?.removeAttribute('aria-busy')
  const words = answer?.ok ? '' : ((await answer?.json().catch(() => null))?.error?.message ?? 'That did not work.')
  await refresh(true)
  problem.textContent = words
}
addEventListener('submit', (event) => {
  if (!event.target.matches('[data-live]')) return
  event.preventDefault()
  send(event.target, event.submitter)
})
addEventListener('change', (event) => { if (event.target.form?.matches('[data-auto]')) send(event.target.form, null) })
setInterval(refresh, 2000)
`
