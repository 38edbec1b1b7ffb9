import { IconArrowDown, IconArrowUp, IconChevronDown, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../kit/form/button.tsx'
import { useRegional } from '../../kit/regional.ts'
import { emptyItem, type FieldSpec, summaryOf } from '../field-spec.ts'
import { IconButton } from '../icon-button.tsx'
import { keepFocus } from '../keep-focus.ts'
import { useUnfinished } from '../publishing/unfinished.ts'
import css from './list-field.module.css'
import type { ValueProps } from './spec-field.tsx'
import { useDragging } from './use-dragging.ts'

type Props = {
  spec: Extract<FieldSpec, { as: 'list' }>
  id: string
  items: readonly unknown[]
  onChange: (items: unknown[]) => void
  /** The form of one item. */
  children: (props: ValueProps) => ReactNode
}

/** An ordered list: one item is open at a time; items can be moved, removed and added. */
export function ListField({ spec, id, items, onChange, children }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  const { dropUnder } = useUnfinished()
  const { currency } = useRegional()
  const place = (from: number, to: number) => {
    dropUnder(id)
    const rest = items.filter((_, at) => at !== from)
    onChange([...rest.slice(0, to), items[from], ...rest.slice(to)])
  }
  const move = (from: number, to: number) => {
    place(from, to)
    setOpen(to)
    keepFocus(() => list.current?.querySelector<HTMLElement>(`[data-moves=${to < from ? 'up' : 'down'}]`))
  }
  const drag = useDragging((from, to) => {
    if (from === to) return
    place(from, to)
    setOpen(null)
  })
  const remove = (at: number) => {
    dropUnder(id)
    onChange(items.filter((_, each) => each !== at))
    setOpen(null)
    keepFocus(() => list.current?.querySelector<HTMLElement>('[aria-expanded]'))
  }
  const add = () => {
    onChange([...items, emptyItem(spec.fields, currency)])
    setOpen(items.length)
  }
  return (
    <fieldset ref={list} className={css.list}>
      <legend className={css.label}>{spec.label}</legend>
      {items.map((item, at) => {
        const name = summaryOf(spec.summary, item, at)
        const isOpen = at === open
        return (
          // Items have no id: each is identified by its index.
          <div key={at} className={css.item} data-open={isOpen || undefined} {...drag.target(at)}>
            <button
              type="button"
              id={`${id}-${at}-summary`}
              className={css.summary}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : at)}
              {...drag.source(at)}
            >
              <IconGripVertical size={14} stroke={1.5} aria-hidden="true" className={css.grip} />
              <span className={css.name}>{name}</span>
              <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={css.chevron} />
            </button>
            {isOpen && (
              <div className={css.body}>
                {children({
                  id: `${id}-${at}`,
                  value: item,
                  onChange: (next) => onChange(items.map((each, one) => (one === at ? next : each))),
                })}
                <div className={css.ends}>
                  <IconButton label={`Move ${name} up`} data-moves="up" isOff={at === 0} onClick={() => move(at, at - 1)}>
                    <IconArrowUp size={16} stroke={1.5} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Move ${name} down`}
                    data-moves="down"
                    isOff={at === items.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    <IconArrowDown size={16} stroke={1.5} aria-hidden="true" />
                  </IconButton>
                  <IconButton label={`Remove ${name}`} onClick={() => remove(at)}>
                    <IconTrash size={16} stroke={1.5} aria-hidden="true" />
                  </IconButton>
                </div>
              </div>
            )}
          </div>
        )
      })}
      <Button
        variant="default"
        size="xs"
        className={css.add}
        disabled={items.length >= spec.most}
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden="true" />}
        onClick={add}
      >
        {spec.add}
      </Button>
    </fieldset>
  )
}
