import { Form } from 'react-router'
import type { Manifest } from '#contract/tour-running/tour-departures.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import css from '../manage.module.css'

const prefix = 'guide:'

/** The members that the form chose. */
export const guidesOf = (typed: Record<string, string>): string[] =>
  Object.keys(typed).flatMap((field) => (field.startsWith(prefix) ? field.slice(prefix.length) : []))

/** Who guides a departure: they find it under "Tours I guide today". */
export function GuidesForm({ guideChoices }: Pick<Manifest, 'guideChoices'>) {
  return (
    <DetailSection
      title="Guides"
      help="Members whose role may guide. They see it on its day, without prices, and check people in."
    >
      <Form
        method="post"
        className={css.form}
        key={guideChoices.map(({ userId, isAssigned }) => `${userId}${isAssigned}`).join()}
      >
        {guideChoices.map(({ userId, name, isAssigned }) => (
          <Tick key={userId} label={name} name={`${prefix}${userId}`} value="on" defaultChecked={isAssigned} />
        ))}
        <ActionButton name="intent" value="guides" variant="default">
          Save the guides
        </ActionButton>
      </Form>
    </DetailSection>
  )
}
