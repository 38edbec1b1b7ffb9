import { Button } from '@mantine/core'
import { useState } from 'react'
import { Form } from 'react-router'
import type { SiteDraft } from '#contract/site.ts'
import { type StarterName, starterNames } from '#domain/site/starters.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import css from './templates.module.css'

const facts: Record<StarterName, { name: string; says: string; scene: string }> = {
  classic: {
    name: 'Classic',
    says: 'Clear and compact. Search first, deals in cards, everything close at hand.',
    scene: '/scenes/lagos.svg',
  },
  coastal: { name: 'Coastal', says: 'Warm and round. Large pictures, soft cards, room to dream.', scene: '/scenes/zanzibar.svg' },
  editorial: {
    name: 'Editorial',
    says: 'Quiet and tall. Big type, few lines, like a travel magazine.',
    scene: '/scenes/istanbul.svg',
  },
}

/** Complete sites to begin with. */
export const PagesTemplates = ({ draft }: { draft: SiteDraft }) => (
  <ul className={css.templates}>
    {starterNames.map((name) => (
      <Template key={name} name={name} draft={draft} />
    ))}
  </ul>
)

function Template({ name, draft }: { name: StarterName; draft: SiteDraft }) {
  const [isAsked, setAsked] = useState(false)
  const isCurrent = draft.site.settings.layoutType === name
  return (
    <li className={css.template} data-current={isCurrent || undefined}>
      <span className={css.sketch} data-look={name} aria-hidden="true">
        <i />
        <img src={facts[name].scene} alt="" width={320} height={144} loading="lazy" />
        <i />
        <i />
      </span>
      <h3 className={css.name}>
        {facts[name].name}
        {isCurrent && <span className={css.current}>In use</span>}
      </h3>
      <p className={css.says}>{facts[name].says}</p>
      {isAsked ? (
        <Form method="post" className={css.ask} onSubmit={() => setAsked(false)}>
          <input type="hidden" name="value" value={name} />
          <input type="hidden" name="revision" value={draft.revision} />
          <p>
            It replaces the pages and texts of your draft
            {draft.hasChanges && (
              <>
                {' '}
                with everything that was not published, the last by {draft.changedBy} on{' '}
                <DateText value={draft.changedAt} withTime />
              </>
            )}
            . Logo, contact and the colours you chose stay. Your draft is stored and can be brought back from the history;
            visitors see nothing of it until you publish.
          </p>
          <ActionButton name="intent" value="start" size="xs">
            Replace the draft
          </ActionButton>
          <Button variant="subtle" size="xs" onClick={() => setAsked(false)}>
            Keep mine
          </Button>
        </Form>
      ) : (
        <Button variant="default" size="xs" onClick={() => setAsked(true)}>
          Use {facts[name].name}
        </Button>
      )}
    </li>
  )
}
