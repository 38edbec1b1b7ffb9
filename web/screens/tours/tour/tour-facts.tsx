import type { TourDetail } from '#contract/tours.ts'
import type { Tour } from '#domain/tours/tour.ts'
import { IncludedLists } from '../../../kit/included-lists.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { FormattedText } from '../../../products/tour/formatted-text.tsx'
import { cancellationWords } from '../../../products/tour/tour-words.ts'
import css from './tour-facts.module.css'
import page from './tour-page.module.css'

type Of = { tour: Tour }

/** The description, paragraph by paragraph. */
export function About({ tour: { description } }: Of) {
  if (description.trim() === '') return null
  return (
    <section aria-labelledby="about" className={css.text}>
      <h2 id="about" className={page.heading}>
        About it
      </h2>
      <FormattedText text={description} />
    </section>
  )
}

/** What the price includes and what it does not, side by side. */
export function Included({ tour: { inclusions, exclusions } }: Of) {
  if (inclusions.length + exclusions.length === 0) return null
  return (
    <section aria-labelledby="included">
      <h2 id="included" className={page.heading}>
        What is included
      </h2>
      <IncludedLists included={inclusions} excluded={exclusions} />
    </section>
  )
}

/** What to bring and who cannot take part, the rules of cancelling, and how it is confirmed. */
export function GoodToKnow({ tour, option }: Of & { option: TourDetail['options'][number] | undefined }) {
  const { information } = tour
  const rows = [
    { label: 'Cancelling', value: cancellationWords(option ?? { freeCancellationMinutes: null }) },
    { label: 'Confirmation', value: option?.isOnRequest ? 'By the operator, on request' : 'At once' },
  ]
  return (
    <section aria-labelledby="know">
      <h2 id="know" className={page.heading}>
        Good to know
      </h2>
      {information.length > 0 && (
        <ul className={css.information}>
          {information.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <SummaryList rows={rows} />
    </section>
  )
}

/** Questions that are asked often, each with its answer. */
export function Questions({ tour: { faqs } }: Of) {
  if (faqs.length === 0) return null
  return (
    <section aria-labelledby="faqs">
      <h2 id="faqs" className={page.heading}>
        Questions and answers
      </h2>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={css.faq}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
