import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import type { Failed } from './answer.tsx'
import css from './shared.module.css'

interface Props {
  quote: SharedQuote
  token: string
  failed: Failed | null
}

const words: Record<NonNullable<SharedQuote['booking']>, string> = {
  possible:
    'You can book what you accepted and pay all of it now. You enter the travellers next; prices and places are checked before you pay.',
  'with-agency': 'We are booking what you accepted. You need not do anything.',
  paying: 'Your payment is on its way. We book as soon as it arrives.',
  booked: 'What you accepted is booked and paid.',
}

/** Books and pays what was accepted, where all of it can be. */
export function BookShared({ quote, token, failed }: Props) {
  const { booking } = quote
  if (booking === null) return null
  return (
    <section id="book" className={css.answer} aria-label="Booking">
      {failed?.intent === 'book' && (
        <p className={css.failed} role="alert">
          {failed.says}
        </p>
      )}
      <p>{words[booking]}</p>
      {booking === 'possible' && (
        <form method="post" action={`/quote/${token}#book`}>
          <button type="submit" name="intent" value="book" className={css.accept}>
            Book and pay
          </button>
        </form>
      )}
    </section>
  )
}
