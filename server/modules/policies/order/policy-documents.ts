import { PolicyDetails } from '#domain/policies/order-details.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductDocuments } from '../../products/product-documents.ts'
import { fetchPolicyPdf } from '../booking/fetch-document.ts'

/** The certificate is the insurer's own PDF. A policy is no event of a calendar. */
export const policyDocuments: ProductDocuments<OrderOf<'protection'>> = {
  kinds: { Issued: { kind: 'certificate', title: 'Certificate of insurance', hasCalendar: false } },
  pdf: (ctx, { order, details }) =>
    fetchPolicyPdf(ctx, { supplier: order.supplier, url: PolicyDetails.parse(details).certificateUrl }),
}
