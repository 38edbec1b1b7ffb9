import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../form/button.tsx'
import { type DocumentField, type DocumentValue, rowsOf } from './document-field.ts'
import css from './document-form.module.css'

interface Props {
  field: Extract<DocumentField, { kind: 'rows' }>
  value: unknown
  errors: Readonly<Record<string, string>>
  path: string
  onChange: (rows: DocumentValue[]) => void
  /** The fields of a row. */
  children: (row: DocumentValue, path: string, onRow: (row: DocumentValue) => void) => ReactNode
}

/** Rows that are added, removed and moved. */
export function DocumentRows({ field, value, errors, path, onChange, children }: Props) {
  const rows = rowsOf(value)
  // Rows need not have an id of their own; fields hold what is typed, so a row must keep its key when it is moved.
  const [keys, setKeys] = useState(() => rows.map((_, at) => at))
  const next = useRef(rows.length)
  const change = (changed: DocumentValue[], moved: number[]) => {
    setKeys(moved)
    onChange(changed)
  }
  const add = (row: DocumentValue) => {
    next.current += 1
    change([...rows, row], [...keys, next.current])
  }
  const swap = <T,>(list: readonly T[], at: number): T[] =>
    list.flatMap((one, place) => {
      if (place === at) return list.slice(at + 1, at + 2)
      return place === at + 1 ? list.slice(at, at + 1) : [one]
    })
  const isFull = rows.length >= field.most
  return (
    <fieldset className={css.rows} id={`field-${path}`}>
      <legend className={css.legend}>{field.label}</legend>
      {field.help && <p className={css.help}>{field.help}</p>}
      {errors[path] && <p className={css.error}>{errors[path]}</p>}
      {rows.map((row, at) => {
        const title = field.titleOf(row, at)
        return (
          <div key={keys[at] ?? `row ${at}`} className={css.row} data-compact={field.isCompact} role="group" aria-label={title}>
            <div className={css.rowHead}>
              <p className={css.rowTitle}>{title}</p>
              <span className={css.rowTools}>
                {at > 0 && (
                  <button
                    type="button"
                    className={css.tool}
                    aria-label={`Move up: ${title}`}
                    onClick={() => change(swap(rows, at - 1), swap(keys, at - 1))}
                  >
                    <IconArrowUp size={16} stroke={1.5} aria-hidden="true" />
                  </button>
                )}
                {at < rows.length - 1 && (
                  <button
                    type="button"
                    className={css.tool}
                    aria-label={`Move down: ${title}`}
                    onClick={() => change(swap(rows, at), swap(keys, at))}
                  >
                    <IconArrowDown size={16} stroke={1.5} aria-hidden="true" />
                  </button>
                )}
                <button
                  type="button"
                  className={css.tool}
                  aria-label={`Remove: ${title}`}
                  onClick={() =>
                    change(
                      rows.filter((_, place) => place !== at),
                      keys.filter((_, place) => place !== at),
                    )
                  }
                >
                  <IconTrash size={16} stroke={1.5} aria-hidden="true" />
                </button>
              </span>
            </div>
            <div className={css.rowFields}>
              {children(row, `${path}.${at}.`, (changed) => onChange(rows.map((one, place) => (place === at ? changed : one))))}
            </div>
          </div>
        )
      })}
      {!isFull && (
        <div className={css.adders}>
          {[{ add: field.add, make: field.make }, ...(field.others ?? [])].map((adder) => (
            <Button key={adder.add} variant="default" size="xs" onClick={() => add(adder.make(rows))}>
              {adder.add}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
