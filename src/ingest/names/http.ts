import {
  describedAs,
  isSpelling,
  lastSegment,
  named,
  type Naming,
  sentenceCase,
  subFeature,
} from './named.ts'

/** "Cache-Control", "Content-Security-Policy: form-action", "GET", "103". */
export const nameHttp: Naming = (entry, context) => {
  const [, section, name = '', part, value] = entry.segments
  if (section === 'headers') {
    if (part === undefined) return named(name, 'HTTP header', [`${name} header`])
    if (!isSpelling(lastSegment(entry))) return subFeature(entry, context)
    return value === undefined
      ? named(`${name}: ${part}`, 'Header directive')
      : named(`${name}: ${part}=${value}`, 'Header directive')
  }
  if (part !== undefined) return subFeature(entry, context)
  if (section === 'methods') return named(name, 'HTTP method', [`HTTP ${name}`])
  if (section === 'status') return named(name, 'HTTP status', [`HTTP ${name}`, describedAs(entry)])
  if (name !== '') return subFeature(entry, context)
  return named(sentenceCase(lastSegment(entry).replaceAll('-', ' ')), 'HTTP feature')
}

/** "browsingContext.navigate", "New Session". */
export const nameWebDriver: Naming = (entry, context) => {
  const [, protocol, module = '', command, deeper] = entry.segments
  if (protocol === 'classic') {
    return command === undefined
      ? named(module.replace(/([a-z])([A-Z])/g, '$1 $2'), 'WebDriver command', [module])
      : subFeature(entry, context)
  }
  if (deeper !== undefined) return subFeature(entry, context)
  if (command === undefined) return named(`${module} module`, 'WebDriver command')
  return command.endsWith('_event')
    ? named(`${module}.${command.slice(0, -'_event'.length)}`, 'WebDriver event')
    : isSpelling(command)
      ? named(`${module}.${command}`, 'WebDriver command')
      : subFeature(entry, context)
}
