import { Form, href, Link, redirect } from 'react-router'
import { type MergePreview, type MergeSides, mergedFields } from '#contract/customers/customer-shapes.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { Trail } from '../../../order/trail.tsx'
import { fieldLabels, valueLabel } from '../customer-words.ts'
import type { Route } from './+types/merge'
import css from './merge.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Merge customers' }]

const otherOf = (request: Request): string => new URL(request.url).searchParams.get('with') ?? ''

export const loader = ({ params: { id }, request, context }: Route.LoaderArgs) =>
  readKnown(context.get(apiContext).customers.previewMerge({ id, otherId: otherOf(request) }))

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const keep: MergeSides = {}
  for (const field of mergedFields) {
    const side = typed[field]
    if (side === 'survivor' || side === 'duplicate') keep[field] = side
  }
  try {
    await context.get(apiContext).customers.merge({ id, otherId: otherOf(request), keep })
    return redirect(href('/users/:id', { id }))
  } catch (error) {
    return failedForm(error, typed)
  }
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** What moves, in words. */
const movesOf = ({ orders, notes, documents, links, tags }: MergePreview['moves']): string[] => [
  ...counted(orders, 'order', 'orders'),
  ...counted(notes, 'note', 'notes'),
  ...counted(documents, 'passport', 'passports'),
  ...counted(links, 'linked customer', 'linked customers'),
  ...counted(tags.length, 'tag', 'tags'),
]

/** Two records side by side; for each field that differs, the value to keep is chosen. */
export default function Merge({ loaderData: { survivor, duplicate, proposed, moves }, actionData }: Route.ComponentProps) {
  const back = href('/users/:id', { id: survivor.id })
  const moved = movesOf(moves)
  const different = mergedFields.filter((field) => proposed[field])
  return (
    <Page width="text">
      <PageHeader
        title={`Merge ${duplicate.name} into ${survivor.name}`}
        context={
          <Trail
            above={[
              { label: 'Customers', to: href('/users') },
              { label: survivor.name, to: back },
            ]}
          >
            Merge
          </Trail>
        }
      />
      <Form method="post">
        <FormError outcome={actionData} />
        <DetailSection
          title="Values to keep"
          help="All e-mail addresses and phone numbers of both stay; the chosen ones come first."
        >
          {different.length === 0 && <p>Both records have the same values.</p>}
          {different.map((field) => (
            <fieldset key={field} className={css.field}>
              <legend className={css.legend}>{fieldLabels[field]}</legend>
              {(['survivor', 'duplicate'] as const).map((side) => {
                const value = (side === 'survivor' ? survivor : duplicate).values[field]
                return (
                  <label key={side} className={css.choice}>
                    <input type="radio" name={field} value={side} defaultChecked={proposed[field] === side} />
                    <span>{value === '' ? 'None' : valueLabel(field, value)}</span>
                  </label>
                )
              })}
            </fieldset>
          ))}
        </DetailSection>
        <DetailSection title="What moves">
          <p>
            {moved.length === 0
              ? `${duplicate.name} has no orders, notes, passports or tags to move.`
              : `From ${duplicate.name}: ${moved.join(', ')}.`}{' '}
            You can undo the merge on the page of {survivor.name}.
          </p>
        </DetailSection>
        <div className="button-row">
          <ActionButton>Merge customers</ActionButton>
          <Button component={Link} to={back} variant="default">
            Cancel
          </Button>
        </div>
      </Form>
    </Page>
  )
}
