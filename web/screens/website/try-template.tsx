import { useState } from 'react'
import { data, href, Link, redirect, useSubmit } from 'react-router'
import { allPages } from '#domain/site/site.ts'
import { isStarterName } from '#domain/site/starters.ts'
import { apiContext } from '../../context.ts'
import { devices } from '../../editor/device-switch.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { Segments } from '../../kit/form/segments.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import type { Route } from './+types/try-template'
import { PageFrame } from './page-frame.tsx'
import { templateFacts } from './pages/template-facts.ts'
import css from './try-template.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Try a template on' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isStarterName(params.name)) throw data(null, { status: 404 })
  return { name: params.name, draft: await context.get(apiContext).site.get() }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  if (!isStarterName(params.name)) throw data(null, { status: 404 })
  const content = typed.content === 'own' ? 'own' : 'sample'
  try {
    await context.get(apiContext).site.start({ starter: params.name, content, revision: Number(typed.revision) })
  } catch (error) {
    return failedForm(error, typed)
  }
  throw redirect(href('/website'))
}

type Content = 'own' | 'sample'
const contents: readonly { value: Content; label: string }[] = [
  { value: 'own', label: 'With my content' },
  { value: 'sample', label: 'With its content' },
]
const widths = devices.map(({ width, label }) => ({ value: `${width}`, label }))

/** A preview of a template with the agency's own pages: nothing is saved until it is applied. */
export default function TryTemplate({ loaderData: { name, draft }, actionData }: Route.ComponentProps) {
  const [content, setContent] = useState<Content>('own')
  const [page, setPage] = useState('home')
  const [width, setWidth] = useState('1280')
  const [isAsked, setAsked] = useState(false)
  const submit = useSubmit()
  const { name: label, says } = templateFacts[name]
  const take = () => void submit({ content, revision: draft.revision }, { method: 'post' })
  const replaces = content === 'sample' && draft.hasChanges
  return (
    <Page>
      <PageHeader title={`Try ${label} on`} context={says}>
        <Button component={Link} to={href('/website')} variant="default">
          Back to the website
        </Button>
        <Button onClick={() => (replaces ? setAsked(true) : take())}>
          {content === 'own' ? `Use ${label}, keep my content` : `Start over with ${label}`}
        </Button>
      </PageHeader>
      <FormError outcome={actionData} />
      <div className={css.tools}>
        <Segments name="content" label="Content" value={content} options={contents} onChange={setContent} />
        <Segments name="width" label="Width of the page" value={width} options={widths} onChange={setWidth} />
        <NativeSelect
          label="Page"
          value={page}
          data={allPages(draft.site).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) => setPage(event.currentTarget.value)}
        />
      </div>
      <p className={css.says}>
        {content === 'own'
          ? 'Styles, layouts, colours and font of the template on your pages, texts and pictures. Colours and fonts that you chose stay.'
          : 'Pages and texts of the template. Logo, contact, pages that you added and colours that you chose stay.'}{' '}
        Your draft is stored and can be brought back; visitors see nothing of it until you publish.
      </p>
      <div className={css.stage} style={{ maxWidth: `${width}px` }}>
        <PageFrame
          title={`${label} on your website`}
          of={{ of: name, content, page }}
          width={Number(width)}
          shape={width === '1280' ? 0.66 : 1.5}
          isLive
        />
      </div>
      <ConfirmDialog
        opened={isAsked}
        title="Replace your draft?"
        yes="Replace the draft"
        no="Keep mine"
        isDangerous
        onYes={take}
        onClose={() => setAsked(false)}
      >
        <p>
          It replaces the pages and texts of your draft with everything that was not published, the last by {draft.changedBy} on{' '}
          <DateText value={draft.changedAt} withTime />. Your draft is stored and can be brought back from the history.
        </p>
      </ConfirmDialog>
    </Page>
  )
}
