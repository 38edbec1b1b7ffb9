import { Form, href, redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { Trail } from '../../../order/trail.tsx'
import type { Route } from './+types/upload'
import css from './importing.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Import customers' }]

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [file, pasted] = [form.get('file'), form.get('csv')]
  const isFile = file instanceof File && file.size > 0
  const csv = isFile ? await file.text() : String(pasted ?? '')
  const fileName = isFile ? file.name.slice(-200) : 'Pasted rows'
  try {
    const { id } = await context.get(apiContext).customerImports.upload({ fileName, lines: csv.split(/\r?\n/) })
    return redirect(href('/users/import/:id', { id }))
  } catch (error) {
    return failedForm(error, isFile ? {} : { csv }, { 'customer.import-unreadable': 'csv' })
  }
}

const noRules = () => null

export default function Upload({ actionData }: Route.ComponentProps) {
  const form = useFields(actionData, noRules)
  return (
    <Page width="text">
      <PageHeader title="Import customers" context={<Trail above={[{ label: 'Customers', to: href('/users') }]}>Import</Trail>} />
      <Form {...form.events} method="post" encType="multipart/form-data" noValidate>
        <FormError outcome={form.outcome} labels={{ csv: 'Rows' }} />
        <DetailSection
          title="The list"
          help="A CSV file whose first row names the columns. Nothing is imported before you have seen how it is read."
        >
          <div className={css.stack}>
            <TextInput label="CSV file" name="file" type="file" accept=".csv,text/csv,text/plain" />
            <Textarea
              label="Or paste the rows"
              description="With the row of column names first."
              rows={6}
              placeholder={'Name,E-mail,Phone\nAda Eze,ada@example.com,+44 20 7946 0958'}
              {...form.field('csv')}
            />
          </div>
        </DetailSection>
        <div className="button-row">
          <ActionButton>Continue</ActionButton>
        </div>
      </Form>
    </Page>
  )
}
