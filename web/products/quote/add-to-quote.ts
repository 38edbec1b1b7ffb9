import { href, redirect } from 'react-router'
import type { CheckoutChoice } from '#contract/product-shapes.ts'

/** Leads to the screen that adds an offer to a quote. */
export const addToQuote = (choice: CheckoutChoice) =>
  redirect(`${href('/quotes/add')}?${new URLSearchParams({ choice: JSON.stringify(choice) })}`)
