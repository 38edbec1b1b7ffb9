import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { ManageTabs } from '../manage-tabs.tsx'
import { CheckInForm } from './check-in-form.tsx'

/** Vouchers are counted by their code: scanned, or typed. */
export function CheckInTab() {
  return (
    <Page>
      <PageHeader
        title="Check-in"
        context="By the code of the voucher, also from a scanner that types. A voucher never counts twice."
      />
      <ManageTabs open="check-in" />
      <CheckInForm />
    </Page>
  )
}
