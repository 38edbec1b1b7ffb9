import { useState } from 'react'
import { Form } from 'react-router'
import type { Colleague } from '#contract/team/team.ts'
import type { Manifest } from '#contract/tour-running/tour-departures.ts'
import { loadApi } from '../../../api.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import { ColleagueInput } from '../../../search/colleagues/colleague-input.tsx'
import type { Ask } from '../../../search/suggestions.ts'
import css from '../manage.module.css'

const prefix = 'guide:'

type Guide = Manifest['assignedGuides'][number]

/** The members that the form chose. */
export const guidesOf = (typed: Record<string, string>): string[] =>
  Object.keys(typed).flatMap((field) => (field.startsWith(prefix) ? field.slice(prefix.length) : []))

const askGuides: Ask<Colleague> = async (query, limit, signal) =>
  (await loadApi()).tourDepartures.findGuides({ query, limit }, signal ? { signal } : {})

/** Who guides a departure: they find it under "Tours I guide today". */
export const GuidesForm = ({ assigned }: { assigned: readonly Guide[] }) => (
  <DetailSection title="Guides" help="Members whose role may guide. They see it on its day, without prices, and check people in.">
    <Form method="post" className={css.form} key={assigned.map(({ id }) => id).join()}>
      <GuideTicks assigned={assigned} />
      <ActionButton name="intent" value="guides" variant="default">
        Save the guides
      </ActionButton>
    </Form>
  </DetailSection>
)

function GuideTicks({ assigned }: { assigned: readonly Guide[] }) {
  const [people, setPeople] = useState(assigned)
  return (
    <>
      {people.length === 0 && <p className={css.facts}>Nobody guides it yet.</p>}
      {people.map(({ id, name }) => (
        <Tick key={id} label={name} name={`${prefix}${id}`} value="on" defaultChecked />
      ))}
      <ColleagueInput
        label="Add a guide"
        ask={askGuides}
        who="member who may guide"
        except={people.map(({ id }) => id)}
        onTake={({ id, name }) => setPeople((now) => (now.some((one) => one.id === id) ? now : [...now, { id, name }]))}
      />
    </>
  )
}
