import { renderToStaticMarkup } from 'react-dom/server'
import { Pieces } from '../pieces.tsx'
import { part } from './piece.ts'

const pieces = renderToStaticMarkup(<Pieces />)

/** A form of the page with these fields, and the pieces that it brings along. */
export function formWith(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}<p data-outside hidden></p>${pieces}</form>`
  return part<HTMLFormElement>(document, 'form')
}

/** What somebody enters, as the browser reports it. */
export function enter(input: HTMLInputElement | HTMLSelectElement, value: string, type = 'change'): void {
  input.value = value
  input.dispatchEvent(new Event(type, { bubbles: true }))
}
