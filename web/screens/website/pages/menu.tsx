import { IconArrowDown, IconArrowUp, IconGripVertical, IconIndentDecrease, IconIndentIncrease } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { menuTree } from '#domain/site/menu.ts'
import { pageOf, type Site } from '#domain/site/site.ts'
import { useDragging } from '../../../editor/fields/use-dragging.ts'
import { IconButton } from '../../../editor/icon-button.tsx'
import { keepFocus } from '../../../editor/keep-focus.ts'
import css from './menu.module.css'
import { type MenuRow, moveRow, nestRow, stepRow, toMenu, toRows } from './menu-rows.ts'
import { useOrderedSubmit } from './use-ordered-submit.ts'

/** An item dropped at least this many pixels to the right is placed below the entry above. */
const UNDER = 72

/** The menu with its nesting: arranged by dragging, or by the buttons of each row. */
export function PagesMenu({ site }: { site: Site }) {
  const { going, submit } = useOrderedSubmit()
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const menu = going ? menuTree({ ...site, menu: JSON.parse(going) }) : menuTree(site)
  const rows = toRows(menu)
  const titleOf = ({ page }: MenuRow) => pageOf(site, page).title
  const save = (next: MenuRow[], { page }: MenuRow, act?: string) => {
    const at = next.findIndex((row) => row.page === page)
    const above = next.findLast((row, each) => each < at && !row.isUnder)
    say(
      next[at]?.isUnder && above
        ? `${titleOf({ page, isUnder: true })} stands under ${titleOf(above)}.`
        : `${titleOf({ page, isUnder: false })} is row ${at + 1} of ${next.length}.`,
    )
    submit({ intent: 'menu', value: JSON.stringify(toMenu(next)) })
    if (act) keepFocus(() => list.current?.querySelector<HTMLElement>(`[data-row="${page}"] [data-act="${act}"]`))
  }
  const drag = useDragging((from, to, inset) => {
    const row = rows[from]
    if (!row) return
    const moved = moveRow(rows, from, to)
    save(
      nestRow(
        moved,
        moved.findIndex(({ page }) => page === row.page),
        inset > UNDER,
      ),
      row,
    )
  })
  return (
    <>
      <ol ref={list} className={css.menu}>
        {rows.map((row, at) => {
          const name = titleOf(row)
          return (
            <li key={row.page} className={css.row} data-row={row.page} data-under={row.isUnder || undefined} {...drag.target(at)}>
              <span className={css.grip} title="Drag to move; to the right to put it under the one above" {...drag.source(at)}>
                <IconGripVertical size={16} stroke={1.5} aria-hidden="true" />
              </span>
              <span className={css.name}>{name}</span>
              <IconButton
                label={`Move ${name} up`}
                data-act="up"
                isOff={at === 0}
                onClick={() => save(stepRow(rows, at, -1), row, 'up')}
              >
                <IconArrowUp size={16} stroke={1.5} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move ${name} down`}
                data-act="down"
                isOff={at === rows.length - 1}
                onClick={() => save(stepRow(rows, at, 1), row, 'down')}
              >
                <IconArrowDown size={16} stroke={1.5} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={row.isUnder ? `Take ${name} out` : `Put ${name} under the one above`}
                data-act="nest"
                isOff={at === 0}
                onClick={() => save(nestRow(rows, at, !row.isUnder), row, 'nest')}
              >
                {row.isUnder ? (
                  <IconIndentDecrease size={16} stroke={1.5} aria-hidden="true" />
                ) : (
                  <IconIndentIncrease size={16} stroke={1.5} aria-hidden="true" />
                )}
              </IconButton>
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
