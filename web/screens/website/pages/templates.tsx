import { href, Link } from 'react-router'
import type { SiteDraft } from '#contract/site-shapes.ts'
import { type StarterName, starterNames } from '#domain/site/starters.ts'
import { Button } from '../../../kit/form/button.tsx'
import { PageFrame } from '../page-frame.tsx'
import { templateFacts } from './template-facts.ts'
import css from './templates.module.css'

/** Starter templates. */
export const PagesTemplates = ({ draft }: { draft: SiteDraft }) => (
  <ul className={css.templates}>
    {starterNames.map((name) => (
      <Template key={name} name={name} draft={draft} />
    ))}
  </ul>
)

function Template({ name, draft }: { name: StarterName; draft: SiteDraft }) {
  const isCurrent = draft.site.settings.layoutType === name
  const { name: label, says } = templateFacts[name]
  return (
    <li className={css.template} data-current={isCurrent || undefined}>
      <PageFrame title={`The template ${label}`} of={{ of: name, content: 'sample' }} shape={0.7} />
      <h3 className={css.name}>
        {label}
        {isCurrent && <span className={css.current}>In use</span>}
      </h3>
      <p className={css.says}>{says}</p>
      <Button component={Link} to={href('/website/templates/:name', { name })} variant="default" size="xs">
        Try {label} on
      </Button>
    </li>
  )
}
