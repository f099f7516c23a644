{{- define "mitoyen.labels" -}}
app.kubernetes.io/name: mitoyen
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end }}

{{- define "mitoyen.selector" -}}
app.kubernetes.io/name: mitoyen
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "mitoyen.secret" -}}
{{ .Values.existingSecret | default (printf "%s-mitoyen" .Release.Name) }}
{{- end }}

{{- define "mitoyen.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "mitoyen.environment" -}}
env:
  - name: PUBLIC_URL
    value: https://{{ .Values.ingress.host }}
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
envFrom:
  - secretRef:
      name: {{ include "mitoyen.secret" . }}
{{- end }}

{{- define "mitoyen.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  runAsNonRoot: true
  runAsUser: 1000
  capabilities:
    drop: [ALL]
  seccompProfile:
    type: RuntimeDefault
{{- end }}
