import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { clockAt } from '#domain/deadline.ts'
import type { Failed } from './answer.tsx'
import css from './shared.module.css'

interface Props {
  quote: SharedQuote
  token: string
  failed: Failed | null
  isOpen: boolean
}

/** Questions and answers, and a form to ask. */
export function SharedComments({ quote, token, failed, isOpen }: Props) {
  const { comments, agency } = quote
  return (
    <section className={css.answer} aria-label="Questions">
      <h2>Questions</h2>
      {comments.map(({ author, isCustomer, text, at }, index) => (
        <blockquote key={index} className={css.comment} data-own={isCustomer || undefined}>
          <p className={css.words}>{text}</p>
          <p className={css.quiet}>
            {author}, {clockAt(new Date(at), agency.zone)}
          </p>
        </blockquote>
      ))}
      <form method="post" action={`/quote/${token}#questions`} id="questions" className={css.form}>
        {failed?.intent === 'comment' && (
          <p className={css.failed} role="alert">
            {failed.says}
          </p>
        )}
        <label className={css.field}>
          <span>{isOpen ? 'Ask before you decide' : 'Write to us'}</span>
          <textarea name="text" rows={3} required maxLength={2000} defaultValue={failed?.typed.text} />
        </label>
        <button type="submit" name="intent" value="comment" className={css.button}>
          Send question
        </button>
      </form>
    </section>
  )
}
