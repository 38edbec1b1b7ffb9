import type { LibraryPart } from '#contract/quotes/quote-library.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { Money } from '../../../kit/money.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import records from '../../../order/records.module.css'
import css from '../quotes.module.css'

type Props = { parts: readonly LibraryPart[]; optionId: string }

/** The library of parts: each is inserted into the option, renamed or deleted. */
export function Library({ parts, optionId }: Props) {
  if (parts.length === 0)
    return (
      <EmptyState title="The library is empty" text="Add an item or a text of a quote to it, and use it in every other quote." />
    )
  return (
    <ul className={records.list}>
      {parts.map((part) => (
        <Kept key={part.id} part={part} optionId={optionId} />
      ))}
    </ul>
  )
}

function Kept({ part: { id, name, kind, title, price, createdBy }, optionId }: { part: LibraryPart; optionId: string }) {
  const fetcher = usePageAction(() => {})
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  return (
    <li className={records.row}>
      <div className={records.line}>
        <span className={records.strong}>{name}</span>
        {price && <Money {...price} exact />}
      </div>
      <p className={records.quiet}>
        {kind === 'item' ? 'Item' : 'Text'}
        {title && title !== name && `: ${title}`} · by {createdBy}
      </p>
      <FormError outcome={failed} />
      <fetcher.Form method="post" className={css.row}>
        <input type="hidden" name="libraryId" value={id} />
        <input type="hidden" name="optionId" value={optionId} />
        <ActionButton name="intent" value="insert-part" size="xs" aria-label={`Insert ${name}`}>
          Insert
        </ActionButton>
        <button className="text-button" name="intent" value="remove-kept" aria-label={`Delete ${name}`}>
          Delete
        </button>
      </fetcher.Form>
      <details>
        <summary>Rename</summary>
        <fetcher.Form method="post" className={css.form}>
          <input type="hidden" name="libraryId" value={id} />
          <TextInput label={`New name of ${name}`} name="name" maxLength={120} defaultValue={name} />
          <ActionButton name="intent" value="rename-kept" variant="default" size="xs">
            Rename
          </ActionButton>
        </fetcher.Form>
      </details>
    </li>
  )
}
