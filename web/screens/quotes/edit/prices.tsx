import type { QuoteCheck, QuoteDetail, QuoteItemView } from '#contract/quotes/quote-shapes.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { Money } from '../../../kit/money.tsx'
import { Pill, type Tone } from '../../../kit/status-pill.tsx'
import records from '../../../order/records.module.css'
import { useMay } from '../../../session.ts'
import css from '../quotes.module.css'

const states: Record<QuoteCheck['state'], { tone: Tone; label: string }> = {
  unchecked: { tone: 'quiet', label: 'Not checked' },
  same: { tone: 'good', label: 'As quoted' },
  moved: { tone: 'warn', label: 'Changed' },
  gone: { tone: 'bad', label: 'No longer sold' },
}

const findItem = ({ options }: QuoteDetail, partId: string): QuoteItemView | null => {
  const part = options.flatMap(({ parts }) => parts).find(({ id }) => id === partId)
  return part?.kind === 'item' ? part : null
}

/** Whether the customer bought the item. */
const isAccepted = ({ accepted, options }: QuoteDetail, item: QuoteItemView): boolean =>
  accepted !== null &&
  (options.find(({ id }) => id === accepted.optionId)?.parts.some(({ id }) => id === item.id) ?? false) &&
  (!item.isOptional || accepted.itemIds.includes(item.id))

/** What the suppliers ask today for each chosen offer and why it moved; accepted ones lead to their checkout. */
export function Prices({ quote, mayEdit }: { quote: QuoteDetail; mayEdit: boolean }) {
  const fetcher = usePageAction()
  const mayWrite = useMay('quotes:write')
  const mayBook = useMay('orders:write')
  const { checks, accepted } = quote
  const shown = checks.flatMap((check) => {
    const item = findItem(quote, check.partId)
    return item && (accepted === null || isAccepted(quote, item)) ? [{ check, item }] : []
  })
  if (shown.length === 0) return null
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  return (
    <DetailSection
      title="Prices today"
      help={
        accepted
          ? 'Check every price, then book the items together, with people entered and paid for once, or each at its checkout.'
          : 'What suppliers ask now for what you found in a search.'
      }
    >
      <FormError outcome={failed} />
      <ul className={records.list}>
        {shown.map(({ check, item }) => (
          <Checked key={item.id} check={check} item={item} isBookable={accepted !== null} />
        ))}
      </ul>
      {mayWrite && (
        <fetcher.Form method="post" className={css.row}>
          <ActionButton name="intent" value="check" variant="default">
            Check prices
          </ActionButton>
          {accepted && mayBook && shown.length > 1 && (
            <ActionButton name="intent" value="book-together">
              Book all together
            </ActionButton>
          )}
          {mayEdit && shown.some(({ check }) => check.state === 'moved') && (
            <ActionButton name="intent" value="take-prices">
              Take the new prices
            </ActionButton>
          )}
        </fetcher.Form>
      )}
    </DetailSection>
  )
}

function Checked({ check, item, isBookable }: { check: QuoteCheck; item: QuoteItemView; isBookable: boolean }) {
  const { state, price, terms, checkedAt } = check
  const { tone, label } = states[state]
  return (
    <li className={records.row}>
      <div className={records.line}>
        <span className={records.strong}>{item.title}</span>
        <Pill tone={tone}>{label}</Pill>
      </div>
      {price && price.moved.length > 0 && (
        <p className={records.quiet}>
          <Money {...price.before} exact /> was quoted, <Money {...price.after} exact /> today:{' '}
          {price.moved.map(({ cause, amount }, at) => (
            <span key={cause}>
              {at > 0 && ', '}
              {cause} <Money {...amount} exact />
            </span>
          ))}
        </p>
      )}
      {terms.map((line) => (
        <p key={line} className={records.quiet}>
          {line}
        </p>
      ))}
      {checkedAt && (
        <p className={records.quiet}>
          Checked <DateText value={checkedAt} withTime />
        </p>
      )}
      {isBookable && <Book item={item} />}
    </li>
  )
}

function Book({ item }: { item: QuoteItemView }) {
  const fetcher = usePageAction()
  const mayBook = useMay('orders:write')
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  if (!mayBook) return null
  return (
    <fetcher.Form method="post">
      <FormError outcome={failed} />
      <input type="hidden" name="partId" value={item.id} />
      <ActionButton name="intent" value="book" size="xs" aria-label={`Book ${item.title}`}>
        Book
      </ActionButton>
    </fetcher.Form>
  )
}
