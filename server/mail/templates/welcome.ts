import { defineMail } from '../template.ts'

export interface Welcome {
  name: string
  url: string
}

/** To the owner of a new agency. */
export const welcome = defineMail<Welcome>({
  id: 'welcome',
  subject: (_, brand) => `${brand.name} is open`,
  preview: () => 'Search, price and issue your first flight.',
  mjml: `
    <mj-text mj-class="title">[[brandName]] is open</mj-text>
    <mj-text>Hello [[name]], your agency can sell from now on. Top up the wallet, search a flight, and the tickets go to your customer by themselves.</mj-text>
    <mj-button href="[[url]]">Open the portal</mj-button>`,
  slots: ({ name, url }) => ({ name, url }),
  text: (
    { name, url },
    brand,
  ) => `Hello ${name}, ${brand.name} can sell from now on. Top up the wallet, search a flight, and the tickets go to your customer by themselves.

${url}`,
  sample: { name: 'Adéṣọlá', url: 'http://skyways.localhost:3000' },
})
