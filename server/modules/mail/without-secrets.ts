/** Templates with a secret of their recipient, to sign in, to unsubscribe or to write in their name, and its position in them. */
const secrets: Record<string, RegExp> = {
  'password-reset': /(?<=[?&]token=)[^&"'\s<]+/g,
  'member-invited': /(?<=[?&]invitation=)[^&"'\s<]+/g,
  'confirmation-code': /\b\d{3} \d{3}\b/g,
  'sign-in-code': /\b\d{3} \d{3}\b/g,
  // Who has it writes the review: no member may.
  'tour-review-asked': /(?<=[?&]token=)[^&"'\s<]+/g,
  // They may also tell what other roles do not see.
  notification: /(?<=[?&]token=)[^&"'\s<]+/g,
  'notification-digest': /(?<=[?&]token=)[^&"'\s<]+/g,
}

export const secretTemplates: readonly string[] = Object.keys(secrets)

export const holdsSecret = (template: string): boolean => secretTemplates.includes(template)

/** The stored form of a sent mail: the sign-in secret is removed from the outbox. */
export function withoutSecrets(mail: { template: string; html: string; text: string }): { html: string; text: string } {
  const secret = secrets[mail.template]
  if (!secret) return { html: mail.html, text: mail.text }
  return { html: mail.html.replaceAll(secret, 'removed'), text: mail.text.replaceAll(secret, 'removed') }
}
