import { href, Link } from 'react-router'
import type { SiteChanges } from '#contract/site-shapes.ts'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Button } from '../../kit/form/button.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import type { Route } from './+types/changes'
import css from './changes.module.css'
import { PageFrame } from './page-frame.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'What changed' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(apiContext)
  const [draft, changes] = await Promise.all([site.get(), site.changes()])
  return { isPublished: draft.published !== null, hasChanges: draft.hasChanges, changes }
}

type PageChange = SiteChanges['pages'][number]
type SectionChange = PageChange['sections'][number]

const words = {
  added: { says: 'Added', tone: 'good' },
  changed: { says: 'Changed', tone: 'warn' },
  moved: { says: 'Moved', tone: 'info' },
  removed: { says: 'Removed', tone: 'bad' },
} as const

/** The changes since the last version, page by page: the live page beside the draft, with differing sections outlined. */
export default function Changes({ loaderData: { isPublished, hasChanges, changes } }: Route.ComponentProps) {
  const { pages, settings, hasOtherMenu } = changes
  const isSame = pages.length === 0 && settings.length === 0 && !hasOtherMenu
  return (
    <Page>
      <PageHeader title="What changed" context="The draft beside what visitors see.">
        <Button component={Link} to={href('/website')}>
          {hasChanges ? 'Go on to publish' : 'Back to the website'}
        </Button>
      </PageHeader>
      {isSame && <EmptyState title="Nothing changed" text="Visitors see the draft as it is." />}
      {settings.length + Number(hasOtherMenu) > 0 && (
        <DetailSection title="Every page">
          <Values values={settings} />
          {hasOtherMenu && <p>The menu or a link to another site.</p>}
        </DetailSection>
      )}
      {pages.map((change) => (
        <ChangedPage key={change.page} change={change} hasLive={isPublished} />
      ))}
    </Page>
  )
}

function ChangedPage({ change: { page, title, change, values, sections }, hasLive }: { change: PageChange; hasLive: boolean }) {
  const marks = (side: 'before' | 'after') =>
    sections
      .filter((section) => section.change !== (side === 'before' ? 'added' : 'removed'))
      .map((section) => `${section.id}.${section.change}`)
      .join()
  const [first] = sections
  return (
    <DetailSection title={title} action={<Pill tone={words[change].tone}>{words[change].says}</Pill>}>
      <div className={css.page}>
        <div className={css.sides}>
          {hasLive && change !== 'added' && (
            <figure>
              <figcaption>Visitors see</figcaption>
              <PageFrame
                title={`${title} as visitors see it`}
                of={{ of: 'live', page, mark: marks('before') }}
                at={first && first.change !== 'added' ? first.id : undefined}
                shape={0.75}
                isLive
              />
            </figure>
          )}
          {change !== 'removed' && (
            <figure>
              <figcaption>The draft</figcaption>
              <PageFrame
                title={`${title} in the draft`}
                of={{ of: 'draft', page, mark: marks('after') }}
                at={first && first.change !== 'removed' ? first.id : undefined}
                shape={0.75}
                isLive
              />
            </figure>
          )}
        </div>
        <ul className={css.list}>
          {values.length > 0 && (
            <li>
              <p className={css.name}>The page itself</p>
              <Values values={values} />
            </li>
          )}
          {sections.map((section) => (
            <ChangedSection key={section.id} section={section} />
          ))}
        </ul>
      </div>
    </DetailSection>
  )
}

const ChangedSection = ({ section: { name, change, values } }: { section: SectionChange }) => (
  <li>
    <p className={css.name}>
      {name} <Pill tone={words[change].tone}>{words[change].says}</Pill>
    </p>
    <Values values={values} />
  </li>
)

/** More values than this are only counted. */
const MOST_VALUES = 6

function Values({ values }: { values: SectionChange['values'] }) {
  if (values.length === 0) return null
  return (
    <dl className={css.values}>
      {values.slice(0, MOST_VALUES).map(({ path, before, after }) => (
        <div key={path}>
          <dt>{valueName(path)}</dt>
          <dd>
            {before && <del>{valueText(path, before)}</del>} {after && <ins>{valueText(path, after)}</ins>}
          </dd>
        </div>
      ))}
      {values.length > MOST_VALUES && (
        <div>
          <dt>And {values.length - MOST_VALUES} more</dt>
        </div>
      )}
    </dl>
  )
}

/** Names of values where the name in the document says too little. */
const names: Readonly<Record<string, string>> = {
  title: 'Heading',
  searchTitle: 'Title for search engines',
  description: 'Description',
  sharePicture: 'Picture for shared links',
  isVisible: 'Shown to visitors',
  isInMenu: 'In the menu',
  layout: 'Layout',
  src: 'Picture',
  alt: 'What the picture shows',
  focus: 'Common focus point',
  'wide.focus': 'Point of the wide crop',
  'wide.zoom': 'Zoom of the wide crop',
  'card.focus': 'Point of the card crop',
  'card.zoom': 'Zoom of the card crop',
  'upright.focus': 'Point of the upright crop',
  'upright.zoom': 'Zoom of the upright crop',
  layoutType: 'Template',
  fontFamily: 'Font',
  headingFont: 'Font of headings',
  logoImage: 'Logo',
}

/** `items.2.question` as a person reads it: "Question 3". */
function valueName(path: string): string {
  const parts = path.split('.')
  const last = parts.at(-1) ?? ''
  const number = parts.find((part) => /^\d+$/.test(part))
  const words =
    names[parts.slice(-2).join('.')] ?? names[last] ?? last.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${number === undefined ? '' : ` ${Number(number) + 1}`}`
}

/** A value as a person reads it: of a focus point "20% from the left, 10% from the top". */
function valueText(path: string, value: string): string {
  const point = path.endsWith('focus') && /^(\d+) (\d+)$/.exec(value)
  return point ? `${point[1]}% from the left, ${point[2]}% from the top` : value
}
