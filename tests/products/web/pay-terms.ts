/** Cover for bags is never held, nor is the product that it stands in for. */
export { payTerms } from '#web/products/registry/pay-terms.ts'
