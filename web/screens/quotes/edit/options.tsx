import { Link } from 'react-router'
import type { QuoteDetail, QuoteItemView, QuoteOptionView } from '#contract/quotes/quote-shapes.ts'
import { namesOf } from '#domain/quotes/itinerary.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { Money } from '../../../kit/money.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from '../quotes.module.css'

type Props = { quote: QuoteDetail; mayEdit: boolean }

/** The options side by side, each with its parts and totals. */
export function Options({ quote, mayEdit }: Props) {
  const add = mayEdit && (
    <Button component={Link} to="?edit=new-option" preventScrollReset variant="default">
      Add option
    </Button>
  )
  if (quote.options.length === 0)
    return (
      <EmptyState
        title="No option yet"
        text="An option holds what the customer buys together: flights, a hotel, a tour, or whatever you type."
        action={add}
      />
    )
  return (
    <>
      <div className={css.options}>
        {quote.options.map((option) => (
          <Option key={option.id} option={option} quote={quote} mayEdit={mayEdit} />
        ))}
      </div>
      {add && <div>{add}</div>}
    </>
  )
}

function Option({ option, quote, mayEdit }: Props & { option: QuoteOptionView }) {
  const isAccepted = quote.accepted?.optionId === option.id
  const hasOptional = option.most.amount !== option.least.amount
  return (
    <section className={css.option} data-accepted={isAccepted || undefined} aria-label={option.title}>
      <header className={css.head}>
        <h2>{option.title}</h2>
        {isAccepted && <Pill tone="good">Accepted</Pill>}
        {mayEdit && <OptionButtons option={option} />}
      </header>
      <ol className={css.parts}>
        {option.parts.map((part) => (
          <li key={part.id} className={css.part}>
            {part.kind === 'item' ? (
              <Item
                item={part}
                forWhom={namesOf(part, quote.cover).join(', ') || part.forWhom}
                isTicked={quote.accepted?.itemIds.includes(part.id) ?? false}
              />
            ) : (
              <>
                {part.title && <strong>{part.title}</strong>}
                {part.travellers.length > 0 && <p className={css.quiet}>For {namesOf(part, quote.cover).join(', ')}</p>}
                <p className={css.details}>{part.text}</p>
              </>
            )}
            {mayEdit && <PartButtons id={part.id} name={part.title || 'text'} />}
          </li>
        ))}
      </ol>
      <div className={css.total}>
        <p className={css.line}>
          <strong>Total</strong>
          <strong>
            <Money {...option.least} exact />
          </strong>
        </p>
        {hasOptional && (
          <p className={css.quiet}>
            With everything optional <Money {...option.most} exact />
          </p>
        )}
        {option.margin && (
          <p className={css.quiet}>
            Margin <Money {...option.margin} exact />
          </p>
        )}
      </div>
      {mayEdit && (
        <div className={css.row}>
          <Button component={Link} to={`?edit=new-item&option=${option.id}`} preventScrollReset variant="default" size="xs">
            Add item
          </Button>
          <Button component={Link} to={`?edit=new-text&option=${option.id}`} preventScrollReset variant="default" size="xs">
            Add text
          </Button>
          <Button component={Link} to={`?edit=library&option=${option.id}`} preventScrollReset variant="default" size="xs">
            From library
          </Button>
        </div>
      )}
    </section>
  )
}

function OptionButtons({ option }: { option: QuoteOptionView }) {
  const fetcher = usePageAction()
  return (
    <fetcher.Form method="post" className={css.row}>
      <input type="hidden" name="optionId" value={option.id} />
      <input type="hidden" name="title" value={`${option.title} (copy)`} />
      <Link to={`?edit=option&option=${option.id}`} preventScrollReset>
        Rename
      </Link>
      <button className="text-button" name="intent" value="copy-option" aria-label={`Copy ${option.title}`}>
        Copy
      </button>
      <button className="text-button" name="intent" value="remove-option" aria-label={`Remove ${option.title}`}>
        Remove
      </button>
    </fetcher.Form>
  )
}

function PartButtons({ id, name }: { id: string; name: string }) {
  const fetcher = usePageAction()
  return (
    <fetcher.Form method="post" className={css.row}>
      <input type="hidden" name="partId" value={id} />
      <Link to={`?edit=${id}`} preventScrollReset aria-label={`Change ${name}`}>
        Change
      </Link>
      <Link to={`?edit=keep&part=${id}`} preventScrollReset aria-label={`Keep ${name} in the library`}>
        Keep
      </Link>
      <button className="text-button" name="intent" value="move-up" aria-label={`Up: ${name}`}>
        Up
      </button>
      <button className="text-button" name="intent" value="move-down" aria-label={`Down: ${name}`}>
        Down
      </button>
      <button className="text-button" name="intent" value="remove-part" aria-label={`Remove ${name}`}>
        Remove
      </button>
    </fetcher.Form>
  )
}

function Item({ item, forWhom, isTicked }: { item: QuoteItemView; forWhom: string; isTicked: boolean }) {
  const { from, to, amounts, fee, deadline } = item
  return (
    <>
      <p className={css.line}>
        <span>{item.title}</span>
        <Money {...item.price} exact />
      </p>
      <p className={css.row}>
        {from && (
          <span className={css.quiet}>
            <DateText value={from} />
            {to && to !== from && (
              <>
                {' '}
                to <DateText value={to} />
              </>
            )}
          </span>
        )}
        {forWhom && <span className={css.quiet}>For {forWhom}</span>}
        {item.isOptional && <Pill tone={isTicked ? 'good' : 'quiet'}>{isTicked ? 'Optional, chosen' : 'Optional'}</Pill>}
      </p>
      {item.details && <p className={css.details}>{item.details}</p>}
      {amounts && amounts.markup.amount + fee.amount > 0 && (
        <p className={css.quiet}>
          Cost <Money {...amounts.cost} exact />, markup <Money {...amounts.markup} exact />, fee <Money {...fee} exact />
        </p>
      )}
      {deadline && (
        <p className={css.quiet}>
          Supplier’s deadline <DateText value={deadline} />
        </p>
      )}
    </>
  )
}
