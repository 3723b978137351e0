import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Finds texts that a translated page leaves stale or that make React throw. A browser's translation puts <font> elements
 * in place of text nodes. React then still writes an only text of an element, because it sets the element's textContent,
 * but it loses a text beside siblings: its changes are not seen, and React throws when it removes that text or inserts an
 * element before it.
 */

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What a child of an element renders. A text is blank, static or changing; an element may come and go. */
type Child = { node: ts.Node; text?: 'blank' | 'static' | 'changing' | undefined; comesAndGoes?: boolean }

/** Components that put nothing around their children. */
const TRANSPARENT = /^(?:Fragment|StrictMode|Suspense|ErrorBoundary|Hydrate|.*Provider)$/

/** A program of these files and of others that are given as texts. */
export function createProgram(files: readonly string[], texts: Record<string, string> = {}): ts.Program {
  const config = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [], files: [] }, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  const getText = (path: string) => texts[path.slice(root.length)]
  host.fileExists = (path) => getText(path) !== undefined || fileExists(path)
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = getText(path)
    return text === undefined
      ? getSourceFile(path, languageVersion, ...rest)
      : ts.createSourceFile(path, text, languageVersion, true)
  }
  return ts.createProgram(
    [...files, ...Object.keys(texts)].map((file) => root + file),
    options,
    host,
  )
}

/** Finds bare texts in a file of a program, as 'file:line text'. */
export function findBareTexts(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(root + file)
  if (!source) throw new Error(`${file} is not in the program: give createProgram its path from the root.`)
  const checker = program.getTypeChecker()
  const faults = new Set<string>()
  const addFault = (node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    faults.add(`${file}:${line + 1} ${node.getText(source).trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`)
  }

  const walk = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node)
    if (isComponent(node) && getReturnTypes(node).some((type) => isText(type))) addFault(node.name ?? node.parent)
    ts.forEachChild(node, walk)
  }

  function checkChildren(parent: ts.JsxElement | ts.JsxFragment) {
    if (isUntranslated(parent)) return
    const children = parent.children.flatMap(getChildren)
    const [first] = children
    if (isTransparent(parent)) {
      // A fragment in an element was checked with that element's other children.
      if (!isChild(parent) || parent.children.length === 1)
        for (const { node, text } of children) if (text === 'static' || text === 'changing') addFault(node)
    } else if (first && children.length === 1) {
      if (first.text && ts.isExpression(first.node) && isTextList(first.node)) addFault(first.node)
      return
    }
    // elsewhere the same element may have one text, for which React removes several
    const hasOnlyTexts = children.every((child) => child.text)
    for (const { node, text } of children) {
      const others = children.filter((child) => child.node !== node)
      if (text === 'changing') addFault(node)
      if (text === 'static' && (hasOnlyTexts || others.some(({ comesAndGoes }) => comesAndGoes))) addFault(node)
    }
  }

  function getChildren(node: ts.JsxChild | ts.Expression): Child[] {
    if (ts.isJsxText(node))
      return node.containsOnlyTriviaWhiteSpaces ? [] : [{ node, text: node.text.trim() ? 'static' : 'blank' }]
    if (ts.isJsxExpression(node)) return node.expression ? [readExpression(node.expression)] : []
    if ((ts.isJsxFragment(node) || ts.isJsxElement(node)) && isTransparent(node) && !isSuspense(node))
      return node.children.flatMap(getChildren)
    if (ts.isJsxElement(node)) return [{ node: node.openingElement, comesAndGoes: mayComeAndGo(node.openingElement) }]
    if (ts.isJsxSelfClosingElement(node)) return [{ node, comesAndGoes: mayComeAndGo(node) }]
    return [{ node }]
  }

  function readExpression(node: ts.Expression): Child {
    const expression = skipParentheses(node)
    if (ts.isStringLiteralLike(expression)) return { node, text: expression.text.trim() ? 'static' : 'blank' }
    if (ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression))
      return { ...getChildren(expression)[0], node }
    const type = checker.getTypeAtLocation(expression)
    if (!isText(type)) return { node, comesAndGoes: !(type.flags & ts.TypeFlags.Never) }
    return { node, text: isStatic(expression, type) ? 'static' : 'changing' }
  }

  /** Whether a text is the same as long as the page is: a literal, or the text of a literal key without values. */
  const isStatic = (expression: ts.Expression, type: ts.Type): boolean =>
    type.isLiteral() ||
    (ts.isCallExpression(expression) &&
      expression.arguments.length > 0 &&
      expression.arguments.every((argument) => ts.isStringLiteralLike(argument)))

  /** Whether an element that a component renders may be absent, or another one later. */
  function mayComeAndGo(tag: ts.JsxOpeningLikeElement): boolean {
    const { tagName } = tag
    if (isIntrinsic(tagName)) return false
    const component = checker.getTypeAtLocation(tagName)
    const types = component.getCallSignatures().map((signature) => signature.getReturnType())
    if (types.length === 0 || !types.every(isElement)) return true
    const roots = component
      .getSymbol()
      ?.declarations?.flatMap((declaration) => (ts.isFunctionLike(declaration) ? getReturned(declaration) : []))
    if (!roots || roots.length === 0) return false
    return (
      roots.length > 1 ||
      roots.some((root) =>
        ts.isJsxElement(root)
          ? isTransparent(root) || mayComeAndGo(root.openingElement)
          : !ts.isJsxSelfClosingElement(root) || mayComeAndGo(root),
      )
    )
  }

  function isText(type: ts.Type, visited = new Set<ts.Type>()): boolean {
    if (visited.has(type)) return false
    visited.add(type)
    if (type.isUnion()) return type.types.some((part) => isText(part, visited))
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true
    if (type.flags & ts.TypeFlags.TypeParameter) return isText(checker.getBaseConstraintOfType(type) ?? type, visited)
    const item = getItemType(type)
    if (item) return isText(item, visited)
    return Boolean(type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike))
  }

  const getItemType = (type: ts.Type): ts.Type | undefined =>
    type.flags & ts.TypeFlags.Object ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined

  /** Whether an expression makes a list with texts, each of which is a text node beside the others. */
  function isTextList(node: ts.Expression): boolean {
    const type = checker.getTypeAtLocation(node)
    return [type, ...(type.isUnion() ? type.types : [])].some((part) => {
      const item = getItemType(part)
      return item !== undefined && isText(item)
    })
  }

  const isElement = (type: ts.Type): boolean =>
    !type.isUnion() && Boolean(type.flags & ts.TypeFlags.Object) && type.getProperty('props') !== undefined

  /** Types of what a component returns by its code; a text that a caller gives it belongs to the caller. */
  const getReturnTypes = (component: ts.SignatureDeclaration): ts.Type[] => {
    const signature = checker.getSignatureFromDeclaration(component)
    return signature ? [signature.getReturnType()] : []
  }

  walk(source)
  return [...faults]
}

const isIntrinsic = (tag: ts.JsxTagNameExpression): boolean => /^[a-z][^.]*$/.test(tag.getText())

const isTransparent = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  ts.isJsxFragment(node) || TRANSPARENT.test(node.openingElement.tagName.getText())

const isSuspense = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Suspense'

const isChild = (node: ts.Node): boolean => ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)

/** Whether the texts of an element are not translated: the nearest element that says so decides. */
function isUntranslated(node: ts.Node): boolean {
  const translate = ts.isJsxElement(node) && /\btranslate="(\w+)"/.exec(node.openingElement.attributes.getText())?.[1]
  return translate ? translate === 'no' : node.parent !== undefined && isUntranslated(node.parent)
}

/** Whether a function has a component's name. */
function isComponent(node: ts.Node): node is ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression {
  if (ts.isFunctionDeclaration(node)) return /^[A-Z]/.test(node.name?.text ?? '')
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  return ts.isVariableDeclaration(node.parent) && /^[A-Z][a-z]/.test(node.parent.name.getText())
}

/** What a function returns: each expression that may be its result. */
function getReturned(declaration: ts.SignatureDeclaration): ts.Expression[] {
  const body = 'body' in declaration ? declaration.body : undefined
  if (!body) return []
  const results: ts.Expression[] = []
  const addResult = (node: ts.Expression): void => {
    const expression = skipParentheses(node)
    if (ts.isConditionalExpression(expression)) [expression.whenTrue, expression.whenFalse].forEach(addResult)
    else results.push(expression)
  }
  const walk = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) addResult(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, walk)
  }
  if (ts.isBlock(body)) ts.forEachChild(body, walk)
  else addResult(body as ts.Expression)
  return results
}

const skipParentheses = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)
    ? skipParentheses(node.expression)
    : node
