import mjml2html from 'mjml'

/** Compiles MJML to HTML. Slots are not changed. */
export async function compileMail(template: { mjml: string }): Promise<string> {
  const { html } = await mjml2html(layout(template.mjml), { validationLevel: 'skip', fonts: {}, keepComments: false })
  return html
}

/** The layout of every mail: the agency's logo, or its name on its colour, the content, the agency's contact. */
const layout = (content: string): string => `
<mjml lang="[[language]]" dir="ltr">
  <mj-head>
    <mj-title>[[subject]]</mj-title>
    <mj-preview>[[preview]]</mj-preview>
    <mj-attributes>
      <mj-all font-family="Inter, 'Segoe UI', Helvetica, Arial, sans-serif" />
      <mj-text font-size="16px" line-height="24px" color="#1c1f24" padding="0 0 16px" />
      <mj-button font-size="16px" font-weight="600" border-radius="8px" inner-padding="13px 24px" padding="8px 0 24px" align="left" background-color="[[brandColor]]" color="[[brandOnColor]]" />
      <mj-class name="quiet" font-size="13px" line-height="20px" color="#5b6470" />
      <mj-class name="title" font-size="24px" line-height="32px" font-weight="600" padding="0 0 12px" />
      <mj-class name="label" font-size="13px" line-height="20px" color="#5b6470" padding="0 0 2px" />
      <mj-class name="code" font-size="32px" line-height="40px" font-weight="600" padding="0 0 16px" letter-spacing="2px" />
    </mj-attributes>
    <mj-style>
      table.facts { width: 100%; border-collapse: collapse; }
      table.facts td { padding: 10px 0; border-top: 1px solid #e4e7eb; vertical-align: top; font-size: 15px; line-height: 22px; }
      table.facts td.side { text-align: right; white-space: nowrap; padding-left: 16px; }
      .quiet { color: #5b6470; font-size: 13px; line-height: 20px; }
    </mj-style>
    <mj-raw>[[head]]</mj-raw>
  </mj-head>
  <mj-body background-color="#f4f5f7" width="600px">
    <mj-section background-color="[[brandHeadColor]]" border-top="4px solid [[brandColor]]" padding="18px 32px" border-radius="10px 10px 0 0">
      <mj-column><mj-text font-size="18px" font-weight="600" color="[[brandHeadInk]]" padding="0">[[brandHead]]</mj-text></mj-column>
    </mj-section>
    <mj-section background-color="#ffffff" padding="32px 32px 16px" border-radius="0 0 10px 10px">
      <mj-column>${content}</mj-column>
    </mj-section>
    <mj-section padding="20px 32px 32px">
      <mj-column><mj-text mj-class="quiet" padding="0">[[brandContact]]</mj-text></mj-column>
    </mj-section>
  </mj-body>
</mjml>`
