import { Fragment, type ReactNode } from 'react'
import css from './choice-list.module.css'
import type { Suggestions } from './suggestions.ts'
import type { Choice } from './use-choice.ts'

type Props<T> = Choice<T>['list'] & {
  /** The accessible name of the list. */
  label: string
  /** The message without options. */
  words: { failed: string; waiting?: string; none: (query: string) => string }
  keyOf: (item: T) => string
  /** The title above an item; a different one starts a new group. */
  groupOf?: (item: T) => string
  rowOf: (item: T) => ReactNode
}

function nothingFor<T>({ hasFailed, query: answered, items }: Suggestions<T>, query: string, words: Props<T>['words']) {
  if (hasFailed) return words.failed
  if (answered === null) return words.waiting ?? 'Looking up places…'
  return items.length === 0 ? words.none(query.trim()) : null
}

/** Suggestions for the typed text; Enter selects the marked one. */
export function ChoiceList<T>({ id, found, query, at, optionId, onChoose, label, words, keyOf, groupOf, rowOf }: Props<T>) {
  const nothing = nothingFor(found, query, words)
  const titles = groupOf ? found.items.map(groupOf) : []
  return (
    <>
      {nothing && (
        <p role="status" className={css.nothing}>
          {nothing}
        </p>
      )}
      {/* Keeps the focus in the field: a press selects an option, it does not focus it. */}
      <div id={id} role="listbox" tabIndex={-1} aria-label={label} onMouseDown={(event) => event.preventDefault()}>
        {!nothing &&
          found.items.map((item, index) => (
            <Fragment key={keyOf(item)}>
              {titles[index] !== titles[index - 1] && (
                <span className={css.group} aria-hidden="true">
                  {titles[index]}
                </span>
              )}
              <button
                type="button"
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className={css.option}
                onClick={() => onChoose(item)}
              >
                {rowOf(item)}
              </button>
            </Fragment>
          ))}
      </div>
    </>
  )
}
