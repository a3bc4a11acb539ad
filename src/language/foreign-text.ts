/** Letters of other scripts. Names of the platform have Greek ones: "μ". */
const script = /[^\P{L}\p{Script=Latin}\p{Script=Greek}]/u
const accent = /[äöüßéèêëàâçîïôœùûñáíóúãõåøæ¿¡]/i
/** Words of German, French, Spanish and Portuguese that are neither English nor names of the platform. */
const word =
  /(?:^|\s)(?:der|und|mit|wie|ein|eine|einen|nicht|ohne|le|les|une|avec|pour|dans|sur|los|las|para|una|como|uma|um|de|du|y)(?=\s)/i

/** Whether a text seems to be in another language than English. */
export function isForeign(text: string): boolean {
  return script.test(text) || accent.test(text) || word.test(text)
}
