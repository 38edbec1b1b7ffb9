import type { AgencyFacts, Filled } from './starter.ts'

/** A privacy policy to start with, which describes what this site does. */
export const privacy = ({ name, email, home }: AgencyFacts): Filled => ({
  kind: 'document',
  title: 'Privacy policy',
  content: {
    intro: `${name} decides what your data is used for on this site. This page says what we keep, why, and what you can ask of us.`,
    sections: [
      {
        title: 'What we keep',
        text: '- Who you are and how to reach you: name, e-mail address, telephone.\n- What a booking needs: travellers, dates of birth and, where the airline asks for them, passports.\n- What you bought, paid and asked us.\n- The messages you send us.',
      },
      {
        title: 'Why',
        text: 'To arrange your trip and look after it, to answer you, and to keep the books that the law asks for. We do not sell your data and do not use it to advertise other companies.',
      },
      {
        title: 'Who receives it',
        text: `Airlines, hotels and their systems, so far as your booking needs it, also outside ${home.country} when you travel there. The payment provider, for your payment. The company that runs this site for us. Authorities, where the law obliges us.`,
      },
      {
        title: 'Cards',
        text: 'Card numbers are typed in at the payment provider. They never reach us.',
      },
      {
        title: 'How long',
        text: 'Passport data of a booking that was never finished is removed a day later. Records of sales are kept as long as tax law asks. Messages are kept while they are of use to you or to us.',
      },
      {
        title: 'Cookies',
        text: 'One remembers that you signed in, another the currency you chose. None follows you elsewhere. Films are loaded from their host only when you start them.',
      },
      {
        title: 'Your rights',
        text: `You may ask what we hold about you, have it corrected or removed, object to its use, and complain to the data protection authority of ${home.country}. ${email ? `Write to ${email}.` : 'Write to us.'}`,
      },
    ],
  },
})
