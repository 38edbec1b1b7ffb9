import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { answerField } from '#domain/trips/answer-field.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { QuestionField } from '../../tours/book/question-field.tsx'
import css from './item-questions.module.css'

type Props = { items: TripCheckout['items']; field: Fields['field']; start: Record<string, string> }

/** What the sellers of items ask besides people and contact, by item. */
export const ItemQuestions = ({ items, field, start }: Props) =>
  items
    .filter(({ questions }) => questions.length > 0)
    .map(({ id, title, questions }) => (
      <DetailSection key={id} title={`Questions about ${title}`} help="Its operator asks these.">
        <div className={css.fields}>
          {questions.map((question) => {
            const name = answerField(id, question.name)
            return <QuestionField key={name} question={question} name={name} field={field} start={start[name]} />
          })}
        </div>
      </DetailSection>
    ))
