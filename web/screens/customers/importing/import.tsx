import { Form, href } from 'react-router'
import type { CustomerImport } from '#contract/customers/customer-imports.ts'
import { type ImportField, importFields } from '#domain/customers/import-columns.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import input from '../../../kit/form/input.module.css'
import { Select } from '../../../kit/form/select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { useRereading } from '../../../kit/use-rereading.ts'
import { Trail } from '../../../order/trail.tsx'
import type { Route } from './+types/import'
import { ImportResult } from './import-result.tsx'
import css from './importing.module.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Import of ${loaderData.fileName}` : 'Import' },
]

export const loader = ({ params: { id }, context }: Route.LoaderArgs) =>
  readKnown(context.get(apiContext).customerImports.get({ id }))

const isField = (value: string): value is ImportField => importFields.some((field) => field === value)

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const columns = Object.keys(typed)
    .filter((name) => name.startsWith('column.'))
    .map((_, at) => typed[`column.${at}`] ?? '')
    .map((value) => (isField(value) ? value : null))
  try {
    await context.get(apiContext).customerImports.run({ id, columns, tag: typed.tag ?? '' })
    return null
  } catch (error) {
    return failedForm(error, typed)
  }
}

const fieldNames: Record<ImportField, string> = {
  name: 'Name',
  givenName: 'Given name',
  familyName: 'Family name',
  email: 'E-mail',
  phone: 'Phone',
  kind: 'Kind: person or company',
  tags: 'Tags',
  note: 'Note',
  seat: 'Seat preference',
  meal: 'Meal preference',
  board: 'Board preference',
}

/** An uploaded file: its columns are matched, then it is imported in the background. */
export default function Import({ loaderData: file, actionData }: Route.ComponentProps) {
  useRereading(file.state === 'running')
  return (
    <Page>
      <PageHeader
        title={`Import of ${file.fileName}`}
        context={
          <Trail
            above={[
              { label: 'Customers', to: href('/users') },
              { label: 'Import', to: href('/users/import') },
            ]}
          >
            {file.fileName}
          </Trail>
        }
      />
      {file.state === 'uploaded' ? <Matching file={file} outcome={actionData} /> : <ImportResult file={file} />}
    </Page>
  )
}

const noRules = () => null

type MatchingProps = { file: CustomerImport; outcome: Route.ComponentProps['actionData'] }

function Matching({ file: { header, rows, columns, total }, outcome }: MatchingProps) {
  const form = useFields(outcome, noRules)
  const numbers = useNumbers()
  return (
    <Form {...form.events} method="post" noValidate>
      <FormError outcome={form.outcome} labels={{ columns: 'Columns', tag: 'Tag' }} />
      <DetailSection
        title="Columns"
        help={`What each column is, above the first rows of ${numbers.count(total)}. A customer whose e-mail address is known gets only what is missing.`}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls needs the keyboard. */}
        <div className={css.scroll} role="region" aria-label="First rows" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                {header.map((title, at) => {
                  const { error: _error, ...select } = form.field(`column.${at}`, columns[at] ?? '')
                  return (
                    <th key={select.name} scope="col">
                      {title || `Column ${at + 1}`}
                      <Select {...select} className={input.input} aria-label={`Field of the column ${title || at + 1}`}>
                        <option value="">Leave out</option>
                        {importFields.map((field) => (
                          <option key={field} value={field}>
                            {fieldNames[field]}
                          </option>
                        ))}
                      </Select>
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </DetailSection>
      <DetailSection title="Tag" help="Every imported customer gets it, so that you find them again. May be empty.">
        <TextInput label="Tag" maxLength={40} {...form.field('tag')} />
      </DetailSection>
      <div className="button-row">
        <ActionButton>{`Import ${numbers.count(total)} ${total === 1 ? 'row' : 'rows'}`}</ActionButton>
      </div>
    </Form>
  )
}
