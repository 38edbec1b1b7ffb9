import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { answerField } from '#domain/trips/answer-field.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { DisclosureSection } from '../../protection/book/disclosure-section.tsx'
import { QuestionField } from '../../tours/book/question-field.tsx'
import css from './item-questions.module.css'

type Props = {
  checkout: TripCheckout
  field: Fields['field']
  start: Record<string, string>
  /** The errors by field: those of documents stand at them. */
  errors: Record<string, string>
}

/** What the sellers of items ask besides people and contact, and the documents to open, by item. */
export const ItemQuestions = ({ checkout, field, start, errors }: Props) =>
  checkout.items.map(({ id, title, questions, documents }) => [
    documents.length > 0 && (
      <DisclosureSection
        key={`documents ${id}`}
        checkoutId={checkout.id}
        item={id}
        title={`Read before you buy ${title}`}
        opened={documents.filter(({ openedAt }) => openedAt !== null)}
        error={errors[`documents.${id}`]}
      />
    ),
    questions.length > 0 && (
      <DetailSection key={id} title={`Questions about ${title}`} help="Its seller asks these.">
        <div className={css.fields}>
          {questions.map((question) => {
            const name = answerField(id, question.name)
            return <QuestionField key={name} question={question} name={name} field={field} start={start[name]} />
          })}
        </div>
      </DetailSection>
    ),
  ])
