import type { RecentSearch } from '../../recent-searches.tsx'
import { part, piece } from './piece.ts'

/** Lists the recent searches of this browser below the form; a form above results has no such list. */
export function showRecent(form: HTMLElement, recent: readonly RecentSearch[]): void {
  const section = form.querySelector<HTMLElement>('[data-recent]')
  if (!section || recent.length === 0) return
  const rows = recent.map(({ to, title, facts }) => {
    const row = piece(form, 'recent')
    part<HTMLAnchorElement>(row, 'a').href = to
    part(row, '[data-title]').textContent = title
    part(row, '[data-facts]').textContent = facts.join(' · ')
    return row
  })
  part(section, 'ul').replaceChildren(...rows)
  section.hidden = false
}
