import { globSync, readFileSync } from 'node:fs';
import { parseSync, type TSInterfaceDeclaration, type TSSignature, type TSType, Visitor } from 'oxc-parser';

/** A column as its type has it. */
export interface ColumnType {
  /** 'string', 'Date', 'number[]'…; 'named' or 'named[]' for a type of the contract. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly isGenerated: boolean;
}
export type TableTypes = Readonly<Record<string, Readonly<Record<string, ColumnType>>>>;

/** The tables of `Schema`, read from their sources: types leave nothing at run time that a test could look at. */
export function readTableTypes(): TableTypes {
  const source = new URL('../src/', import.meta.url);
  const files = ['core/db/schema.ts', ...globSync('*/*/*.tables.ts', { cwd: source })];
  const interfaces = new Map<string, TSInterfaceDeclaration[]>();
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(new URL(file, source), 'utf8'));
    new Visitor({
      TSInterfaceDeclaration: (node) => {
        interfaces.set(node.id.name, [...(interfaces.get(node.id.name) ?? []), node]);
      },
    }).visit(program);
  }
  const membersOf = (name: string): TSSignature[] =>
    (interfaces.get(name) ?? []).flatMap((node) => [
      ...node.extends.flatMap(({ expression }) => membersOf(nameOf(expression))),
      ...node.body.body,
    ]);
  const tableOf = (type: TSType) => {
    const members = type.type === 'TSTypeLiteral' ? type.members : membersOf(referenceOf(type));
    return Object.fromEntries(properties(members).map(([column, own]) => [column, columnType(own)]));
  };
  return Object.fromEntries(properties(membersOf('Schema')).map(([table, type]) => [table, tableOf(type)]));
}

function properties(members: readonly TSSignature[]): [string, TSType][] {
  return members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.typeAnnotation
      ? [[nameOf(member.key), member.typeAnnotation.typeAnnotation] as [string, TSType]]
      : [],
  );
}

function nameOf(node: { readonly type: string; readonly name?: unknown }): string {
  if (typeof node.name !== 'string') throw new Error(`a ${node.type} where a name was expected`);
  return node.name;
}

const referenceOf = (type: TSType) => (type.type === 'TSTypeReference' ? nameOf(type.typeName) : '');

function columnType(type: TSType): ColumnType {
  const reference = referenceOf(type);
  const [first] = type.type === 'TSTypeReference' ? (type.typeArguments?.params ?? []) : [];
  if (first && reference === 'Generated') return { ...columnType(first), isGenerated: true };
  // what comes out of the database; what goes in may be another type
  if (first && reference === 'ColumnType') return columnType(first);
  const parts = type.type === 'TSUnionType' ? type.types : [type];
  const types = new Set(parts.map(typeName));
  const isNullable = types.delete('null');
  const [only = 'named'] = types.size === 1 ? types : [];
  return { type: only, isNullable, isGenerated: false };
}

const keywords: Partial<Record<TSType['type'], string>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUnknownKeyword: 'unknown',
};

function typeName(type: TSType): string {
  if (type.type === 'TSArrayType') return `${typeName(type.elementType)}[]`;
  const reference = referenceOf(type);
  return keywords[type.type] ?? (['Date', 'Buffer'].includes(reference) ? reference : 'named');
}
