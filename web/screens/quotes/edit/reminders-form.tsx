import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { checkOf } from '../../../kit/form/check-of.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import css from '../quotes.module.css'
import { PartForm } from './part-form.tsx'

const labels = { first: 'First reminder', second: 'Second reminder', third: 'Third reminder' }
const usual = [14, 7, 5, 3, 2, 1]

const words = (days: number): string => (days === 1 ? '1 day before the last day' : `${days} days before the last day`)

/** When the customer is reminded. */
export function RemindersForm({ quote, onDone }: { quote: QuoteDetail; onDone: () => void }) {
  const { days } = quote.reminders
  const choices = [...new Set([...usual, ...days])].toSorted((a, b) => b - a)
  const data = [{ value: '', label: 'None' }, ...choices.map((one) => ({ value: String(one), label: words(one) }))]
  const [first, second, third] = days.map(String)
  return (
    <PartForm intent="reminders" save="Save reminders" labels={labels} check={checkOf({})} rev={null} onDone={onDone}>
      {(field) => (
        <>
          <p className={css.quiet}>
            {quote.recipient.email
              ? `A mail to ${quote.recipient.email} at nine in the morning, with the link of the quote, while it is not answered.`
              : 'The customer has no e-mail address: reminders go once you add one.'}
          </p>
          <NativeSelect label={labels.first} data={data} {...field('first', first)} />
          <NativeSelect label={labels.second} data={data} {...field('second', second)} />
          <NativeSelect label={labels.third} data={data} {...field('third', third)} />
        </>
      )}
    </PartForm>
  )
}
