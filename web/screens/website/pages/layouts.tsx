import { layoutsOf } from '#domain/site/page-layouts.ts'
import type { Site } from '#domain/site/site.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import css from './styles.module.css'
import { useOrderedSubmit } from './use-ordered-submit.ts'

/** The layout number of every page with a main section, saved to the draft at once. */
export const PagesLayouts = ({ site: { pages, settings } }: { site: Site }) => (
  <div className={css.layouts}>
    {pages.map((page) => {
      const number = settings.pageLayouts[page.id]
      return number === undefined ? null : <PageLayout key={page.id} page={page} number={number} />
    })}
  </div>
)

function PageLayout({ page: { id, title }, number }: { page: Site['pages'][number]; number: number }) {
  const { going, submit } = useOrderedSubmit()
  return (
    <NativeSelect
      label={`Layout of ${title}`}
      value={going ?? String(number)}
      data={layoutsOf(id).map(([, label], at) => ({ value: String(at + 1), label: `${at + 1}. ${label}` }))}
      onChange={({ currentTarget: { value } }) => submit({ intent: 'layout', page: id, value })}
    />
  )
}
