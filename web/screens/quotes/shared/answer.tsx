import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { depositWords } from '#domain/quotes/deposit-ask.ts'
import { customerReasonNames, customerReasons } from '#domain/quotes/quote-status.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { type Chosen, totalWith } from './chosen.ts'
import css from './shared.module.css'

export interface Failed {
  says: string
  intent: string
  typed: { name: string; why: string; reason: string; text: string; email: string }
}

interface Props {
  quote: SharedQuote
  token: string
  chosen: Chosen
  failed: Failed | null
}

/** The total of what is chosen, the typed signature, and the refusal. */
export function Answer({ quote, token, chosen, failed }: Props) {
  const numbers = useNumbers()
  const option = quote.options.find(({ id }) => id === chosen.optionId)
  return (
    <section id="answer" className={css.answer} aria-label="Your answer">
      <h2>Your answer</h2>
      {failed && failed.intent !== 'comment' && (
        <p className={css.failed} role="alert">
          {failed.says}
        </p>
      )}
      <p className={css.total} aria-live="polite">
        <span>
          You choose <span data-chosen>{option?.title}</span>
        </span>
        <strong data-sum>{option ? numbers.money(totalWith(option, chosen.itemIds)) : ''}</strong>
      </p>
      <button type="submit" formMethod="get" formNoValidate className={css.button} data-without-script>
        Show the total
      </button>
      <label className={css.field}>
        <span>Your full name, as your signature</span>
        <input name="name" autoComplete="name" required minLength={3} maxLength={120} defaultValue={failed?.typed.name} />
      </label>
      <p className={css.quiet}>
        With your name you accept this version of the quote{quote.terms ? ' and its conditions' : ''}. We record the time and your
        network address.
      </p>
      {quote.asks && (
        <p>We then ask {depositWords(quote.asks, { currency: quote.currency, numbers })}, which you can pay on this page.</p>
      )}
      <button type="submit" name="intent" value="accept" className={css.accept}>
        Accept quote
      </button>
      <details className={css.decline} open={failed?.intent === 'decline'}>
        <summary>Decline instead</summary>
        <label className={css.field}>
          <span>Why does it not fit? (optional)</span>
          <select name="why" defaultValue={failed?.typed.why}>
            <option value="">No reason</option>
            {customerReasonNames.map((name) => (
              <option key={name} value={name}>
                {customerReasons[name]}
              </option>
            ))}
          </select>
        </label>
        <label className={css.field}>
          <span>More about it (optional)</span>
          <textarea name="reason" rows={3} maxLength={1000} defaultValue={failed?.typed.reason} />
        </label>
        <button
          type="submit"
          name="intent"
          value="decline"
          formAction={`/quote/${token}#answer`}
          formNoValidate
          className={css.button}
        >
          Decline quote
        </button>
      </details>
    </section>
  )
}
